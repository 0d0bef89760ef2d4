-- create
CREATE TABLE "enum_of_other_types" (
  "confirmed" boolean,
  "quarter" date,
  "shift" time,
  "tenant" uuid,
  CONSTRAINT "enum_of_other_types_confirmed_enum" CHECK ("confirmed" IN (TRUE)),
  CONSTRAINT "enum_of_other_types_quarter_finite" CHECK ("quarter" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "enum_of_other_types_quarter_enum" CHECK ("quarter" IN (DATE '2026-01-01', DATE '2026-04-01')),
  CONSTRAINT "enum_of_other_types_shift_finite" CHECK ("shift" < TIME '24:00:00'),
  CONSTRAINT "enum_of_other_types_shift_enum" CHECK ("shift" IN (TIME '06:00:00', TIME '14:00:00', TIME '22:00:00')),
  CONSTRAINT "enum_of_other_types_tenant_enum" CHECK ("tenant" IN (CAST('6f9619ff-8b86-d011-b42d-00cf4fc964ff' AS uuid)))
);

-- check confirmed.enum
SELECT * FROM "enum_of_other_types" WHERE NOT ("confirmed" IN (TRUE));

-- check quarter.finite
SELECT * FROM "enum_of_other_types" WHERE NOT ("quarter" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check quarter.enum
SELECT * FROM "enum_of_other_types" WHERE NOT ("quarter" IN (DATE '2026-01-01', DATE '2026-04-01'));

-- check shift.finite
SELECT * FROM "enum_of_other_types" WHERE NOT ("shift" < TIME '24:00:00');

-- check shift.enum
SELECT * FROM "enum_of_other_types" WHERE NOT ("shift" IN (TIME '06:00:00', TIME '14:00:00', TIME '22:00:00'));

-- check tenant.enum
SELECT * FROM "enum_of_other_types" WHERE NOT ("tenant" IN (CAST('6f9619ff-8b86-d011-b42d-00cf4fc964ff' AS uuid)));
