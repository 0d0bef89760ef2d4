-- create
CREATE TABLE "pattern" (
  "sku" text,
  "either" text,
  "loose" text,
  CONSTRAINT "pattern_sku_pattern" CHECK ("sku" ~ '^(?:[A-Z]{3}-[0-9]{4})$'),
  CONSTRAINT "pattern_either_pattern" CHECK ("either" ~ '^(?:a|bc)$'),
  CONSTRAINT "pattern_loose_pattern" CHECK ("loose" ~ '^(?:[A-Za-z0-9_]+[^\n][0-9]*)$')
);

-- check sku.pattern
SELECT * FROM "pattern" WHERE NOT ("sku" ~ '^(?:[A-Z]{3}-[0-9]{4})$');

-- check either.pattern
SELECT * FROM "pattern" WHERE NOT ("either" ~ '^(?:a|bc)$');

-- check loose.pattern
SELECT * FROM "pattern" WHERE NOT ("loose" ~ '^(?:[A-Za-z0-9_]+[^\n][0-9]*)$');
