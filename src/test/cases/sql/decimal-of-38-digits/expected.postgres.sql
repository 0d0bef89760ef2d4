-- create
CREATE TABLE "decimal_of_38_digits" (
  "part" numeric(38,38),
  "whole" numeric(38,0),
  CONSTRAINT "decimal_of_38_digits_part_finite" CHECK ("part" <> CAST('NaN' AS numeric)),
  CONSTRAINT "decimal_of_38_digits_part_exclusive_min" CHECK ("part" > 0.00000000000000000000000000000000000001),
  CONSTRAINT "decimal_of_38_digits_whole_finite" CHECK ("whole" <> CAST('NaN' AS numeric)),
  CONSTRAINT "decimal_of_38_digits_whole_max" CHECK ("whole" <= 99999999999999999999999999999999999999)
);

-- check part.finite
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("part" <> CAST('NaN' AS numeric));

-- check part.exclusive_min
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("part" > 0.00000000000000000000000000000000000001);

-- check whole.finite
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("whole" <> CAST('NaN' AS numeric));

-- check whole.max
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("whole" <= 99999999999999999999999999999999999999);
