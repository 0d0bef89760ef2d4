-- create
CREATE TABLE "min_decimal" (
  "amount" DECIMAL(10,2),
  CONSTRAINT "min_decimal_amount_min" CHECK ("amount" >= 0.01)
);

-- check amount.min
SELECT * FROM "min_decimal" WHERE NOT ("amount" >= 0.01);
