-- Creates the table `parts`.
-- Written by Portcullis from the contract `parts`, version 0. A written migration is never changed.
-- Contract sha256 55f4629a709d0802b5d8a92033005a42f74e70503e05ea5f3600130d8cf0a812

CREATE TABLE "parts" (
  "id" BIGINT NOT NULL,
  "part_of" BIGINT,
  "maker" VARCHAR,
  "owner" VARCHAR,
  "day" DATE,
  CONSTRAINT "parts_day_finite" CHECK ("day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "parts_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "parts_maker_reference" FOREIGN KEY ("maker") REFERENCES "makers" ("name")
);

-- checked in staging only: `part_of.reference`, because DuckDB would refuse a row that refers to another row of the same file
-- checked in staging only: `owner.reference`, because the contract asks for no FOREIGN KEY
-- checked in staging only: `rows.min`, because the file as a whole is judged
-- checked in staging only: `day.freshness`, because the file as a whole is judged
