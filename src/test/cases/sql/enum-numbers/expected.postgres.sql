-- create
CREATE TABLE "enum_numbers" (
  "size" integer,
  "rate" numeric(4,2),
  "share" double precision,
  CONSTRAINT "enum_numbers_size_enum" CHECK ("size" IN (1, -2, 30)),
  CONSTRAINT "enum_numbers_rate_finite" CHECK ("rate" <> CAST('NaN' AS numeric)),
  CONSTRAINT "enum_numbers_rate_enum" CHECK ("rate" IN (4, 9.5, 22)),
  CONSTRAINT "enum_numbers_share_finite" CHECK ("share" > CAST('-Infinity' AS double precision) AND "share" < CAST('Infinity' AS double precision)),
  CONSTRAINT "enum_numbers_share_enum" CHECK ("share" IN (CAST('0.3' AS double precision), CAST('10000000000' AS double precision)))
);

-- check size.enum
SELECT * FROM "enum_numbers" WHERE NOT ("size" IN (1, -2, 30));

-- check rate.finite
SELECT * FROM "enum_numbers" WHERE NOT ("rate" <> CAST('NaN' AS numeric));

-- check rate.enum
SELECT * FROM "enum_numbers" WHERE NOT ("rate" IN (4, 9.5, 22));

-- check share.finite
SELECT * FROM "enum_numbers" WHERE NOT ("share" > CAST('-Infinity' AS double precision) AND "share" < CAST('Infinity' AS double precision));

-- check share.enum
SELECT * FROM "enum_numbers" WHERE NOT ("share" IN (CAST('0.3' AS double precision), CAST('10000000000' AS double precision)));
