-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "shop" INTEGER,
  "till" VARCHAR,
  "customer id" DECIMAL(9,0),
  "article" VARCHAR,
  CONSTRAINT "orders_shop_till_reference" FOREIGN KEY ("shop", "till") REFERENCES "sales"."tills" ("shop_id", "number"),
  CONSTRAINT "orders_known_customer_reference" FOREIGN KEY ("customer id") REFERENCES "sales"."tills" ("id")
);
