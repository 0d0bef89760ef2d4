-- create
CREATE TABLE "till_orders" (
  "order_id" INTEGER NOT NULL,
  "customer_id" VARCHAR NOT NULL,
  "amount" DECIMAL(10,2) NOT NULL,
  "ordered_at" TIMESTAMP NOT NULL,
  CONSTRAINT "till_orders_amount_min" CHECK ("amount" >= 0.01),
  CONSTRAINT "till_orders_ordered_at_finite" CHECK ("ordered_at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "till_orders_order_id_unique" UNIQUE ("order_id")
);

-- check order_id.required
SELECT * FROM "till_orders" WHERE NOT ("order_id" IS NOT NULL);

-- check customer_id.required
SELECT * FROM "till_orders" WHERE NOT ("customer_id" IS NOT NULL);

-- check amount.required
SELECT * FROM "till_orders" WHERE NOT ("amount" IS NOT NULL);

-- check amount.min
SELECT * FROM "till_orders" WHERE NOT ("amount" >= 0.01);

-- check ordered_at.required
SELECT * FROM "till_orders" WHERE NOT ("ordered_at" IS NOT NULL);

-- check ordered_at.finite
SELECT * FROM "till_orders" WHERE NOT ("ordered_at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');
