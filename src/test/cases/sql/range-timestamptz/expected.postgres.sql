-- create
CREATE TABLE "range_timestamptz" (
  "sent" timestamptz,
  CONSTRAINT "range_timestamptz_sent_finite" CHECK ("sent" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'),
  CONSTRAINT "range_timestamptz_sent_min" CHECK ("sent" >= TIMESTAMPTZ '2019-12-31 23:00:00+00'),
  CONSTRAINT "range_timestamptz_sent_exclusive_max" CHECK ("sent" < TIMESTAMPTZ '2030-01-01 00:00:00+00')
);

-- check sent.finite
SELECT * FROM "range_timestamptz" WHERE NOT ("sent" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');

-- check sent.min
SELECT * FROM "range_timestamptz" WHERE NOT ("sent" >= TIMESTAMPTZ '2019-12-31 23:00:00+00');

-- check sent.exclusive_max
SELECT * FROM "range_timestamptz" WHERE NOT ("sent" < TIMESTAMPTZ '2030-01-01 00:00:00+00');
