-- create
CREATE TABLE "required" (
  "id" integer NOT NULL,
  "note" text
);

-- check id.required
SELECT * FROM "required" WHERE NOT ("id" IS NOT NULL);
