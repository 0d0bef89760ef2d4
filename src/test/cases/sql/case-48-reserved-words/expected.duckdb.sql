-- create
CREATE TABLE "order" (
  "select" INTEGER NOT NULL,
  "user" VARCHAR,
  "pivot" INTEGER,
  "lambda" DECIMAL(6,2),
  "desc" VARCHAR,
  "end" DATE,
  CONSTRAINT "order_user_max_length" CHECK (length("user") <= 20),
  CONSTRAINT "order_pivot_min" CHECK ("pivot" >= 0),
  CONSTRAINT "order_desc_enum" CHECK ("desc" IN ('a', 'b')),
  CONSTRAINT "order_end_finite" CHECK ("end" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "order_primary_key" PRIMARY KEY ("select")
);

-- check select.required
SELECT * FROM "order" WHERE NOT ("select" IS NOT NULL);

-- check user.max_length
SELECT * FROM "order" WHERE NOT (length("user") <= 20);

-- check pivot.min
SELECT * FROM "order" WHERE NOT ("pivot" >= 0);

-- check desc.enum
SELECT * FROM "order" WHERE NOT ("desc" IN ('a', 'b'));

-- check end.finite
SELECT * FROM "order" WHERE NOT ("end" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');
