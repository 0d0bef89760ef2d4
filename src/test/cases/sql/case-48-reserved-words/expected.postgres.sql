-- create
CREATE TABLE "order" (
  "select" integer NOT NULL,
  "user" text,
  "pivot" integer,
  "lambda" numeric(6,2),
  "desc" text,
  "end" date,
  CONSTRAINT "order_user_max_length" CHECK (char_length("user") <= 20),
  CONSTRAINT "order_pivot_min" CHECK ("pivot" >= 0),
  CONSTRAINT "order_lambda_finite" CHECK ("lambda" <> CAST('NaN' AS numeric)),
  CONSTRAINT "order_desc_enum" CHECK ("desc" IN ('a', 'b')),
  CONSTRAINT "order_end_finite" CHECK ("end" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "order_primary_key" PRIMARY KEY ("select")
);

-- check select.required
SELECT * FROM "order" WHERE NOT ("select" IS NOT NULL);

-- check user.max_length
SELECT * FROM "order" WHERE NOT (char_length("user") <= 20);

-- check pivot.min
SELECT * FROM "order" WHERE NOT ("pivot" >= 0);

-- check lambda.finite
SELECT * FROM "order" WHERE NOT ("lambda" <> CAST('NaN' AS numeric));

-- check desc.enum
SELECT * FROM "order" WHERE NOT ("desc" IN ('a', 'b'));

-- check end.finite
SELECT * FROM "order" WHERE NOT ("end" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');
