-- create
CREATE TABLE "parts" (
  "id" bigint NOT NULL,
  "part_of" bigint,
  CONSTRAINT "parts_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "parts_part_of_reference" FOREIGN KEY ("part_of") REFERENCES "parts" ("id")
);

-- check id.required
SELECT * FROM "parts" WHERE NOT ("id" IS NOT NULL);
