-- create
CREATE TABLE "default_values" (
  "country" text DEFAULT 'it''s' NOT NULL,
  "pieces" integer DEFAULT 1,
  "rate" double precision DEFAULT CAST('0.1' AS double precision),
  "since" timestamptz DEFAULT TIMESTAMPTZ '2026-01-01 00:00:00+00',
  "active" boolean DEFAULT TRUE,
  CONSTRAINT "default_values_rate_finite" CHECK ("rate" > CAST('-Infinity' AS double precision) AND "rate" < CAST('Infinity' AS double precision)),
  CONSTRAINT "default_values_since_finite" CHECK ("since" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00')
);

-- check country.required
SELECT * FROM "default_values" WHERE NOT ("country" IS NOT NULL);

-- check rate.finite
SELECT * FROM "default_values" WHERE NOT ("rate" > CAST('-Infinity' AS double precision) AND "rate" < CAST('Infinity' AS double precision));

-- check since.finite
SELECT * FROM "default_values" WHERE NOT ("since" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');
