-- create
CREATE TABLE "required" (
  "id" INTEGER NOT NULL,
  "note" VARCHAR
);

-- check id.required
SELECT * FROM "required" WHERE NOT ("id" IS NOT NULL);
