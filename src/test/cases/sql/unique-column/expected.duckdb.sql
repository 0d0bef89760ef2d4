-- create
CREATE TABLE "unique_column" (
  "email" VARCHAR,
  CONSTRAINT "unique_column_email_unique" UNIQUE ("email")
);
