-- Creates the table `orders`.
-- Written by Portcullis from the contract `orders`, version 1.0.0. A written migration is never changed.
-- Contract sha256 7c334e8673b1d93ce9582ecd14e475ef786fd7b38685b4525fff81bd7c4b40ad

CREATE TABLE "orders" (
  "order_id" INTEGER NOT NULL,
  "customer_id" INTEGER NOT NULL,
  "sku" VARCHAR NOT NULL,
  "quantity" INTEGER NOT NULL,
  "amount" DECIMAL(10,2) NOT NULL,
  "status" VARCHAR NOT NULL,
  "ordered_at" TIMESTAMP NOT NULL,
  "email" VARCHAR,
  "note" VARCHAR,
  CONSTRAINT "orders_order_id_min" CHECK ("order_id" >= 1),
  CONSTRAINT "orders_customer_id_min" CHECK ("customer_id" >= 1),
  CONSTRAINT "orders_sku_pattern" CHECK (regexp_full_match("sku", '[A-Z]{3}-[0-9]{4}')),
  CONSTRAINT "orders_quantity_min" CHECK ("quantity" >= 1),
  CONSTRAINT "orders_quantity_max" CHECK ("quantity" <= 1000),
  CONSTRAINT "orders_amount_min" CHECK ("amount" >= 0.01),
  CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID', 'SHIPPED', 'CANCELLED')),
  CONSTRAINT "orders_ordered_at_finite" CHECK ("ordered_at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "orders_ordered_at_min" CHECK ("ordered_at" >= TIMESTAMP '2026-01-01 00:00:00'),
  CONSTRAINT "orders_email_max_length" CHECK (length("email") <= 254),
  CONSTRAINT "orders_email_pattern" CHECK (regexp_full_match("email", '[^@ \t\n\r\f]+@[^@ \t\n\r\f]+')),
  CONSTRAINT "orders_note_max_length" CHECK (length("note") <= 200),
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("order_id"),
  CONSTRAINT "orders_customer_id_sku_ordered_at_unique" UNIQUE ("customer_id", "sku", "ordered_at")
);
