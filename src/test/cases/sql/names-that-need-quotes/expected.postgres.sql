-- create
CREATE SCHEMA IF NOT EXISTS "Mixed";

-- create
CREATE TABLE "Mixed"."Order" (
  "Größe (m)" integer,
  "50 % + x" integer,
  "数量" integer,
  "AS" integer,
  "a/b" text,
  CONSTRAINT "Order_Größe (m)_min" CHECK ("Größe (m)" >= 0),
  CONSTRAINT "Order_AS_max" CHECK ("AS" <= 9),
  CONSTRAINT "Order_a/b_enum" CHECK ("a/b" IN ('x')),
  CONSTRAINT "Order_50 % + x_unique" UNIQUE ("50 % + x")
);

-- check Größe (m).min
SELECT * FROM "Mixed"."Order" WHERE NOT ("Größe (m)" >= 0);

-- check AS.max
SELECT * FROM "Mixed"."Order" WHERE NOT ("AS" <= 9);

-- check a/b.enum
SELECT * FROM "Mixed"."Order" WHERE NOT ("a/b" IN ('x'));
