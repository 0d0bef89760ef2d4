-- create
CREATE TABLE "warnings" (
  "id" integer NOT NULL,
  "amount" numeric(10,2),
  "status" text,
  CONSTRAINT "warnings_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)),
  CONSTRAINT "warnings_status_enum" CHECK ("status" IN ('NEW'))
);

-- check id.required
SELECT * FROM "warnings" WHERE NOT ("id" IS NOT NULL);

-- check amount.required: staging only, a row that breaks it is loaded with a warning
SELECT * FROM "warnings" WHERE NOT ("amount" IS NOT NULL);

-- check amount.finite
SELECT * FROM "warnings" WHERE NOT ("amount" <> CAST('NaN' AS numeric));

-- check amount.min: staging only, a row that breaks it is loaded with a warning
SELECT * FROM "warnings" WHERE NOT ("amount" >= 0.01);

-- check status.enum
SELECT * FROM "warnings" WHERE NOT ("status" IN ('NEW'));
