-- create
CREATE TABLE "primary_key" (
  "shop" INTEGER NOT NULL,
  "receipt" BIGINT NOT NULL,
  "total" DECIMAL(12,2),
  CONSTRAINT "primary_key_primary_key" PRIMARY KEY ("shop", "receipt")
);

-- check shop.required
SELECT * FROM "primary_key" WHERE NOT ("shop" IS NOT NULL);

-- check receipt.required
SELECT * FROM "primary_key" WHERE NOT ("receipt" IS NOT NULL);
