-- create
CREATE TABLE "range_timestamp" (
  "seen" timestamp,
  CONSTRAINT "range_timestamp_seen_finite" CHECK ("seen" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "range_timestamp_seen_min" CHECK ("seen" >= TIMESTAMP '2020-01-01 00:00:00'),
  CONSTRAINT "range_timestamp_seen_max" CHECK ("seen" <= TIMESTAMP '2029-12-31 23:59:59.999999')
);

-- check seen.finite
SELECT * FROM "range_timestamp" WHERE NOT ("seen" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- check seen.min
SELECT * FROM "range_timestamp" WHERE NOT ("seen" >= TIMESTAMP '2020-01-01 00:00:00');

-- check seen.max
SELECT * FROM "range_timestamp" WHERE NOT ("seen" <= TIMESTAMP '2029-12-31 23:59:59.999999');
