-- create
CREATE TABLE "orders" (
  "select" VARCHAR,
  "order-id" INTEGER,
  "Größe" INTEGER,
  "in" INTEGER,
  CONSTRAINT "orders_paid-orders_check" CHECK (("select" <> 'it''s; DROP TABLE orders; --') AND ("order-id" > 0)),
  CONSTRAINT "orders_größe_check" CHECK (("Größe" > 0) OR ("in" IS NULL)),
  CONSTRAINT "orders_texts_check" CHECK ("select" IN ('a\b', '$$x$$', '${price}', '/* */', '''', '"', 'é', ':a', '?', 'E''x')),
  CONSTRAINT "orders_like_check" CHECK (("select" LIKE '%''; --%') OR ("select" LIKE 'a\_!!%' ESCAPE '!') OR ("select" LIKE '100!%' ESCAPE '!')),
  CONSTRAINT "orders_a_name_that_is_as_long_as_postgres_allows_861eac70_check" CHECK ("in" > 1)
);

-- check paid-orders
SELECT * FROM "orders" WHERE NOT (("select" <> 'it''s; DROP TABLE orders; --') AND ("order-id" > 0));

-- check größe
SELECT * FROM "orders" WHERE NOT (("Größe" > 0) OR ("in" IS NULL));

-- check texts
SELECT * FROM "orders" WHERE NOT ("select" IN ('a\b', '$$x$$', '${price}', '/* */', '''', '"', 'é', ':a', '?', 'E''x'));

-- check like
SELECT * FROM "orders" WHERE NOT (("select" LIKE '%''; --%') OR ("select" LIKE 'a\_!!%' ESCAPE '!') OR ("select" LIKE '100!%' ESCAPE '!'));

-- check a_name_that_is_as_long_as_postgres_allows_it_to_be_and_no_more
SELECT * FROM "orders" WHERE NOT ("in" > 1);
