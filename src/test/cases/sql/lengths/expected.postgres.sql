-- create
CREATE TABLE "lengths" (
  "code" text,
  CONSTRAINT "lengths_code_min_length" CHECK (char_length("code") >= 2),
  CONSTRAINT "lengths_code_max_length" CHECK (char_length("code") <= 20)
);

-- check code.min_length
SELECT * FROM "lengths" WHERE NOT (char_length("code") >= 2);

-- check code.max_length
SELECT * FROM "lengths" WHERE NOT (char_length("code") <= 20);
