INSERT INTO events
SELECT i, 'dev' || i % 1000, i, i % 500, '2026-01-' || lpad((1 + i % 28)::text, 2, '0'), CASE WHEN i % 2 = 0 THEN 'NEW' ELSE 'PAID' END
FROM generate_series(1, :rows) AS i
