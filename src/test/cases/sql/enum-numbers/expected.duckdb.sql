-- create
CREATE TABLE "enum_numbers" (
  "size" INTEGER,
  "rate" DECIMAL(4,2),
  "share" DOUBLE,
  CONSTRAINT "enum_numbers_size_enum" CHECK ("size" IN (1, -2, 30)),
  CONSTRAINT "enum_numbers_rate_enum" CHECK ("rate" IN (4, 9.5, 22)),
  CONSTRAINT "enum_numbers_share_finite" CHECK (isfinite("share")),
  CONSTRAINT "enum_numbers_share_enum" CHECK ("share" IN (CAST('0.3' AS DOUBLE), CAST('10000000000' AS DOUBLE)))
);

-- check size.enum
SELECT * FROM "enum_numbers" WHERE NOT ("size" IN (1, -2, 30));

-- check rate.enum
SELECT * FROM "enum_numbers" WHERE NOT ("rate" IN (4, 9.5, 22));

-- check share.finite
SELECT * FROM "enum_numbers" WHERE NOT (isfinite("share"));

-- check share.enum
SELECT * FROM "enum_numbers" WHERE NOT ("share" IN (CAST('0.3' AS DOUBLE), CAST('10000000000' AS DOUBLE)));
