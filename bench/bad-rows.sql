-- The orders of clean.sql, of which :percent of a hundred break two rules: an amount below the minimum, a wrong pattern.
COPY (
  SELECT
    i + 1 AS order_id,
    'CUST-' || lpad((hash(i) % 500000)::VARCHAR, 8, '0') AS customer_id,
    CASE WHEN hash(i + 43) % 100 < :percent THEN '-' ELSE '' END
      || ((hash(i + 7) % 999999 + 1) / 100.0)::DECIMAL(10, 2)::VARCHAR AS amount,
    (hash(i + 3) % 50 + 1)::INTEGER AS quantity,
    (['new', 'paid', 'packed', 'shipped', 'cancelled'])[(hash(i + 11) % 5 + 1)::INTEGER] AS status,
    CASE WHEN hash(i + 43) % 100 < :percent THEN 'x' ELSE chr((65 + hash(i + 13) % 26)::INTEGER) END || chr((65 + hash(i + 17) % 26)::INTEGER)
      || chr((65 + hash(i + 19) % 26)::INTEGER) || '-' || lpad((hash(i + 23) % 10000)::VARCHAR, 4, '0') AS sku,
    TIMESTAMP '2024-01-01 00:00:00' + to_seconds(i * 17 % 63072000) AS ordered_at,
    CASE WHEN hash(i + 29) % 10 >= 3 THEN DATE '2024-01-02' + (i % 700)::INTEGER END AS ship_date,
    (['DE', 'FR', 'NL', 'US', 'GB', 'IT', 'ES', 'PL', 'SE', 'AT'])[(hash(i + 31) % 10 + 1)::INTEGER] AS country,
    CASE hash(i + 37) % 10
      WHEN 0 THEN 'Leave at door, ring "twice" please'
      WHEN 1 THEN 'Lieferung nach München, Straße 7'
      WHEN 2 THEN 'gift'
      ELSE 'standard handling ' || (hash(i + 41) % 100000)::VARCHAR
    END AS note
  FROM range(:rows) t(i)
) TO ':file' (HEADER, DELIMITER ',')
