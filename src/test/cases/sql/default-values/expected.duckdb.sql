-- create
CREATE TABLE "default_values" (
  "country" VARCHAR DEFAULT 'it''s' NOT NULL,
  "pieces" INTEGER DEFAULT 1,
  "rate" DOUBLE DEFAULT CAST('0.1' AS DOUBLE),
  "since" TIMESTAMPTZ DEFAULT TIMESTAMPTZ '2026-01-01 00:00:00+00',
  "active" BOOLEAN DEFAULT TRUE,
  CONSTRAINT "default_values_rate_finite" CHECK (isfinite("rate")),
  CONSTRAINT "default_values_since_finite" CHECK ("since" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00')
);

-- check country.required
SELECT * FROM "default_values" WHERE NOT ("country" IS NOT NULL);

-- check rate.finite
SELECT * FROM "default_values" WHERE NOT (isfinite("rate"));

-- check since.finite
SELECT * FROM "default_values" WHERE NOT ("since" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');
