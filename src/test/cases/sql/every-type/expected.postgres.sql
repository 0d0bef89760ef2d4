-- create
CREATE TABLE "every_type" (
  "an_int" integer,
  "a_long" bigint,
  "a_decimal" numeric(10,2),
  "a_double" double precision,
  "any_double" double precision,
  "a_boolean" boolean,
  "a_date" date,
  "a_timestamp" timestamp,
  "an_instant" timestamptz,
  "a_time" time,
  "a_uuid" uuid,
  "a_json" json,
  "a_string" text,
  CONSTRAINT "every_type_a_decimal_finite" CHECK ("a_decimal" <> CAST('NaN' AS numeric)),
  CONSTRAINT "every_type_a_double_finite" CHECK ("a_double" > CAST('-Infinity' AS double precision) AND "a_double" < CAST('Infinity' AS double precision)),
  CONSTRAINT "every_type_a_date_finite" CHECK ("a_date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "every_type_a_timestamp_finite" CHECK ("a_timestamp" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "every_type_an_instant_finite" CHECK ("an_instant" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'),
  CONSTRAINT "every_type_a_time_finite" CHECK ("a_time" < TIME '24:00:00')
);

-- check a_decimal.finite
SELECT * FROM "every_type" WHERE NOT ("a_decimal" <> CAST('NaN' AS numeric));

-- check a_double.finite
SELECT * FROM "every_type" WHERE NOT ("a_double" > CAST('-Infinity' AS double precision) AND "a_double" < CAST('Infinity' AS double precision));

-- check a_date.finite
SELECT * FROM "every_type" WHERE NOT ("a_date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check a_timestamp.finite
SELECT * FROM "every_type" WHERE NOT ("a_timestamp" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- check an_instant.finite
SELECT * FROM "every_type" WHERE NOT ("an_instant" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');

-- check a_time.finite
SELECT * FROM "every_type" WHERE NOT ("a_time" < TIME '24:00:00');
