-- create
CREATE TABLE "lengths" (
  "code" VARCHAR,
  CONSTRAINT "lengths_code_min_length" CHECK (length("code") >= 2),
  CONSTRAINT "lengths_code_max_length" CHECK (length("code") <= 20)
);

-- check code.min_length
SELECT * FROM "lengths" WHERE NOT (length("code") >= 2);

-- check code.max_length
SELECT * FROM "lengths" WHERE NOT (length("code") <= 20);
