-- create
CREATE TABLE "decimal_of_38_digits" (
  "part" DECIMAL(38,38),
  "whole" DECIMAL(38,0),
  CONSTRAINT "decimal_of_38_digits_part_exclusive_min" CHECK ("part" > CAST('0.00000000000000000000000000000000000001' AS DECIMAL(38,38))),
  CONSTRAINT "decimal_of_38_digits_whole_max" CHECK ("whole" <= 99999999999999999999999999999999999999)
);

-- check part.exclusive_min
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("part" > CAST('0.00000000000000000000000000000000000001' AS DECIMAL(38,38)));

-- check whole.max
SELECT * FROM "decimal_of_38_digits" WHERE NOT ("whole" <= 99999999999999999999999999999999999999);
