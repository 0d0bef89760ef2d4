-- create
CREATE TABLE "pattern" (
  "sku" VARCHAR,
  "either" VARCHAR,
  "loose" VARCHAR,
  CONSTRAINT "pattern_sku_pattern" CHECK (regexp_full_match("sku", '[A-Z]{3}-[0-9]{4}')),
  CONSTRAINT "pattern_either_pattern" CHECK (regexp_full_match("either", 'a|bc')),
  CONSTRAINT "pattern_loose_pattern" CHECK (regexp_full_match("loose", '[A-Za-z0-9_]+[^\n][0-9]*'))
);

-- check sku.pattern
SELECT * FROM "pattern" WHERE NOT (regexp_full_match("sku", '[A-Z]{3}-[0-9]{4}'));

-- check either.pattern
SELECT * FROM "pattern" WHERE NOT (regexp_full_match("either", 'a|bc'));

-- check loose.pattern
SELECT * FROM "pattern" WHERE NOT (regexp_full_match("loose", '[A-Za-z0-9_]+[^\n][0-9]*'));
