-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "article" VARCHAR
);
