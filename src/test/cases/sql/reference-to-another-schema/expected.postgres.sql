-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "article" text,
  CONSTRAINT "orders_article_reference" FOREIGN KEY ("article") REFERENCES "stock"."articles" ("article")
);
