-- create
CREATE TABLE "mail_parts" (
  "part" VARCHAR NOT NULL,
  CONSTRAINT "mail_parts_part_enum" CHECK ("part" IN ('${price}', '${flyway:user}', '$$', 'plain'))
);

-- check part.required
SELECT * FROM "mail_parts" WHERE NOT ("part" IS NOT NULL);

-- check part.enum
SELECT * FROM "mail_parts" WHERE NOT ("part" IN ('${price}', '${flyway:user}', '$$', 'plain'));
