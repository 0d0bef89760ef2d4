-- create
CREATE TABLE "unique_columns" (
  "customer" integer,
  "at" timestamp,
  CONSTRAINT "unique_columns_at_finite" CHECK ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "unique_columns_customer_at_unique" UNIQUE ("customer", "at")
);

-- check at.finite
SELECT * FROM "unique_columns" WHERE NOT ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');
