-- create
CREATE TABLE "every_type" (
  "an_int" INTEGER,
  "a_long" BIGINT,
  "a_decimal" DECIMAL(10,2),
  "a_double" DOUBLE,
  "any_double" DOUBLE,
  "a_boolean" BOOLEAN,
  "a_date" DATE,
  "a_timestamp" TIMESTAMP,
  "an_instant" TIMESTAMPTZ,
  "a_time" TIME,
  "a_uuid" UUID,
  "a_json" JSON,
  "a_string" VARCHAR,
  CONSTRAINT "every_type_a_double_finite" CHECK (isfinite("a_double")),
  CONSTRAINT "every_type_a_date_finite" CHECK ("a_date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "every_type_a_timestamp_finite" CHECK ("a_timestamp" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "every_type_an_instant_finite" CHECK ("an_instant" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'),
  CONSTRAINT "every_type_a_time_finite" CHECK ("a_time" < TIME '24:00:00')
);

-- check a_double.finite
SELECT * FROM "every_type" WHERE NOT (isfinite("a_double"));

-- check a_date.finite
SELECT * FROM "every_type" WHERE NOT ("a_date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check a_timestamp.finite
SELECT * FROM "every_type" WHERE NOT ("a_timestamp" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- check an_instant.finite
SELECT * FROM "every_type" WHERE NOT ("an_instant" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');

-- check a_time.finite
SELECT * FROM "every_type" WHERE NOT ("a_time" < TIME '24:00:00');
