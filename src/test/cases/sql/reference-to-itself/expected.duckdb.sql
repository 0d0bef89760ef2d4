-- create
CREATE TABLE "parts" (
  "id" BIGINT NOT NULL,
  "part_of" BIGINT,
  CONSTRAINT "parts_primary_key" PRIMARY KEY ("id")
);

-- check id.required
SELECT * FROM "parts" WHERE NOT ("id" IS NOT NULL);
