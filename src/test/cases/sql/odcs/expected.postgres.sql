-- create
CREATE TABLE "readings" (
  "id" integer NOT NULL,
  "gauge" text NOT NULL,
  "read_at" timestamptz NOT NULL,
  "level" integer,
  "bytes" numeric(20,0),
  "unit" text,
  "station" text,
  "remark" text,
  "raw" json,
  CONSTRAINT "readings_gauge_max_length" CHECK (char_length("gauge") <= 12),
  CONSTRAINT "readings_read_at_finite" CHECK ("read_at" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'),
  CONSTRAINT "readings_level_exclusive_min" CHECK ("level" > 0),
  CONSTRAINT "readings_level_max" CHECK ("level" <= 32767),
  CONSTRAINT "readings_bytes_finite" CHECK ("bytes" <> CAST('NaN' AS numeric)),
  CONSTRAINT "readings_bytes_min" CHECK ("bytes" >= 0),
  CONSTRAINT "readings_bytes_max" CHECK ("bytes" <= 18446744073709551615),
  CONSTRAINT "readings_unit_enum" CHECK ("unit" IN ('cm', 'mm')),
  CONSTRAINT "readings_station_pattern" CHECK ("station" ~ '^(?:ST(?:[^\n]|\n)*|(?:[^\n]|\n)*[0-9]{4})$'),
  CONSTRAINT "readings_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "readings_gauge_read_at_unique" UNIQUE ("gauge", "read_at"),
  CONSTRAINT "readings_remark_missing_values_check" CHECK (NOT ("remark" IN ('n/a', '-')))
);

-- check id.required
SELECT * FROM "readings" WHERE NOT ("id" IS NOT NULL);

-- check gauge.required
SELECT * FROM "readings" WHERE NOT ("gauge" IS NOT NULL);

-- check gauge.max_length
SELECT * FROM "readings" WHERE NOT (char_length("gauge") <= 12);

-- check read_at.required
SELECT * FROM "readings" WHERE NOT ("read_at" IS NOT NULL);

-- check read_at.finite
SELECT * FROM "readings" WHERE NOT ("read_at" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');

-- check level.exclusive_min
SELECT * FROM "readings" WHERE NOT ("level" > 0);

-- check level.max
SELECT * FROM "readings" WHERE NOT ("level" <= 32767);

-- check bytes.finite
SELECT * FROM "readings" WHERE NOT ("bytes" <> CAST('NaN' AS numeric));

-- check bytes.min
SELECT * FROM "readings" WHERE NOT ("bytes" >= 0);

-- check bytes.max
SELECT * FROM "readings" WHERE NOT ("bytes" <= 18446744073709551615);

-- check unit.enum
SELECT * FROM "readings" WHERE NOT ("unit" IN ('cm', 'mm'));

-- check station.pattern
SELECT * FROM "readings" WHERE NOT ("station" ~ '^(?:ST(?:[^\n]|\n)*|(?:[^\n]|\n)*[0-9]{4})$');

-- check remark_missing_values
SELECT * FROM "readings" WHERE NOT (NOT ("remark" IN ('n/a', '-')));
