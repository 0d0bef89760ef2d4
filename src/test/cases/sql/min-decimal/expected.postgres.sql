-- create
CREATE TABLE "min_decimal" (
  "amount" numeric(10,2),
  CONSTRAINT "min_decimal_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)),
  CONSTRAINT "min_decimal_amount_min" CHECK ("amount" >= 0.01)
);

-- check amount.finite
SELECT * FROM "min_decimal" WHERE NOT ("amount" <> CAST('NaN' AS numeric));

-- check amount.min
SELECT * FROM "min_decimal" WHERE NOT ("amount" >= 0.01);
