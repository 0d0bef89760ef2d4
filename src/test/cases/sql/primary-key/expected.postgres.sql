-- create
CREATE TABLE "primary_key" (
  "shop" integer NOT NULL,
  "receipt" bigint NOT NULL,
  "total" numeric(12,2),
  CONSTRAINT "primary_key_total_finite" CHECK ("total" <> CAST('NaN' AS numeric)),
  CONSTRAINT "primary_key_primary_key" PRIMARY KEY ("shop", "receipt")
);

-- check shop.required
SELECT * FROM "primary_key" WHERE NOT ("shop" IS NOT NULL);

-- check receipt.required
SELECT * FROM "primary_key" WHERE NOT ("receipt" IS NOT NULL);

-- check total.finite
SELECT * FROM "primary_key" WHERE NOT ("total" <> CAST('NaN' AS numeric));
