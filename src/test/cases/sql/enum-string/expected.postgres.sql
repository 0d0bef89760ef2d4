-- create
CREATE TABLE "enum_string" (
  "status" text,
  CONSTRAINT "enum_string_status_enum" CHECK ("status" IN ('NEW', 'PAID', 'it''s', 'a\b', '', ' '))
);

-- check status.enum
SELECT * FROM "enum_string" WHERE NOT ("status" IN ('NEW', 'PAID', 'it''s', 'a\b', '', ' '));
