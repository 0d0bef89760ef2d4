-- create
CREATE TABLE "unique_column" (
  "email" text,
  CONSTRAINT "unique_column_email_unique" UNIQUE ("email")
);
