-- create
CREATE TABLE "orders" (
  "order_id" integer NOT NULL,
  "status" text,
  "amount" numeric(10,2),
  "quantity" integer,
  "stock" bigint,
  "weight" double precision,
  "ordered_at" timestamp,
  "shipped_on" date,
  "due_on" date,
  "seen_at" timestamptz,
  "opens" time,
  "paid" boolean,
  "id" uuid,
  "payload" json,
  "net price" numeric(12,4),
  "date" date,
  CONSTRAINT "orders_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)),
  CONSTRAINT "orders_weight_finite" CHECK ("weight" > CAST('-Infinity' AS double precision) AND "weight" < CAST('Infinity' AS double precision)),
  CONSTRAINT "orders_ordered_at_finite" CHECK ("ordered_at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "orders_shipped_on_finite" CHECK ("shipped_on" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "orders_due_on_finite" CHECK ("due_on" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "orders_seen_at_finite" CHECK ("seen_at" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00'),
  CONSTRAINT "orders_opens_finite" CHECK ("opens" < TIME '24:00:00'),
  CONSTRAINT "orders_net price_finite" CHECK ("net price" <> CAST('NaN' AS numeric)),
  CONSTRAINT "orders_date_finite" CHECK ("date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "orders_paid_has_amount_check" CHECK (("status" <> 'PAID') OR ("amount" > 0)),
  CONSTRAINT "orders_operators_check" CHECK (("quantity" = 1) OR ("quantity" <> 2) OR ("quantity" <> 3) OR ("quantity" < 4) OR ("quantity" <= 5) OR ("quantity" > 6) OR ("quantity" >= 7)),
  CONSTRAINT "orders_precedence_check" CHECK (((NOT ("paid")) AND ("quantity" = 1)) OR (("stock" = 2) AND (NOT (("quantity" = 3) OR ("quantity" = 4))))),
  CONSTRAINT "orders_constant_first_check" CHECK (("quantity" <= 100) AND ("status" = 'NEW')),
  CONSTRAINT "orders_ranges_check" CHECK ((("amount" >= 0) AND ("amount" <= 99.5)) AND (NOT (("status" COLLATE "C" >= 'A') AND ("status" COLLATE "C" <= 'B'))) AND (("quantity" >= "order_id") AND ("quantity" <= "stock"))),
  CONSTRAINT "orders_lists_check" CHECK (("status" IN ('NEW', 'it''s', '')) AND (NOT (CAST("quantity" AS numeric(11,1)) IN (1, -2, 2.5))) AND (CAST("amount" AS numeric(11,3)) IN (0.001)) AND ("weight" IN (CAST('0.1' AS double precision), CAST('1E+300' AS double precision)))),
  CONSTRAINT "orders_days_in_a_list_check" CHECK (("shipped_on" IN (DATE '2026-01-01', DATE '2026-02-28')) AND ("id" IN (CAST('123e4567-e89b-12d3-a456-426614174000' AS uuid)))),
  CONSTRAINT "orders_like_check" CHECK (("status" LIKE 'A%') AND (NOT ("status" LIKE '_!!%' ESCAPE '!')) AND ("status" LIKE '50!%%' ESCAPE '!')),
  CONSTRAINT "orders_nulls_check" CHECK (("status" IS NULL) OR ("payload" IS NOT NULL) OR ((CAST("quantity" AS numeric(11,0)) + CAST(1 AS numeric(11,0))) IS NULL) OR (("amount" > 0) IS NOT NULL)),
  CONSTRAINT "orders_truths_check" CHECK (("paid") OR (NOT ("paid")) OR ("paid" = TRUE) OR ("paid" <> FALSE) OR (coalesce("paid", FALSE)) OR (NOT (coalesce(NOT ("paid"), FALSE))) OR (("amount" > 0) = "paid")),
  CONSTRAINT "orders_arithmetic_check" CHECK ((CAST(CAST(CAST("amount" AS numeric(19,2)) * CAST("quantity" AS numeric(10,0)) AS numeric(21,2)) - CAST(1.5 AS numeric(21,2)) AS numeric(22,2)) <= CAST(CAST("stock" AS numeric(20,0)) + CAST(-(CAST("quantity" AS numeric(10,0))) AS numeric(20,0)) AS numeric(22,2))) AND (-(-(CAST("quantity" AS numeric(10,0)))) > 1) AND (("quantity" % 7) = 0) AND ("quantity" > 6)),
  CONSTRAINT "orders_digits_check" CHECK ((CAST("quantity" AS numeric(11,1)) > 2.5) AND (CAST("amount" AS numeric(11,3)) > 0.001) AND (CAST("amount" AS numeric(12,4)) = "net price") AND (CAST("quantity" AS numeric(10,0)) < 3000000000) AND ("stock" >= "quantity")),
  CONSTRAINT "orders_doubles_check" CHECK (("weight" > CAST('0.1' AS double precision)) AND ("weight" < CAST("quantity" AS double precision)) AND (abs("weight") < CAST('10000000000' AS double precision)) AND (-("weight") < CAST('0' AS double precision))),
  CONSTRAINT "orders_days_check" CHECK (("shipped_on" <= "due_on") AND (("due_on" - "shipped_on") <= 30) AND ("due_on" < ("shipped_on" + 30)) AND ("date" >= DATE '2026-01-01') AND ("date" >= DATE '2026-01-01')),
  CONSTRAINT "orders_moments_check" CHECK (("ordered_at" >= TIMESTAMP '2026-01-01 00:00:00') AND ("ordered_at" < TIMESTAMP '2026-01-01 08:30:00.500') AND ("ordered_at" >= CAST("shipped_on" AS timestamp)) AND ("seen_at" < TIMESTAMPTZ '2026-01-01 08:00:00+00') AND (("opens" >= TIME '08:00:00') AND ("opens" <= TIME '20:00:30'))),
  CONSTRAINT "orders_parts_check" CHECK ((extract(year FROM "shipped_on") = 2026) AND (extract(month FROM "ordered_at") IN (1, 2)) AND (extract(day FROM "due_on") <= 28)),
  CONSTRAINT "orders_texts_check" CHECK ((char_length(trim("status", ' ')) = char_length("status")) AND ("status" COLLATE "C" < 'm') AND (trim("status", ' ' || chr(9) || chr(10) || chr(13) || chr(160)) <> '') AND ("status" ~ '^(?:[A-Z]+)$')),
  CONSTRAINT "orders_first_of_check" CHECK ((coalesce("amount", 0) >= 0) AND (coalesce(CAST("quantity" AS numeric(20,1)), CAST("stock" AS numeric(20,1)), CAST(0.5 AS numeric(20,1))) > 0) AND (coalesce("status", 'NEW') = 'NEW') AND (coalesce("shipped_on", DATE '2026-01-01') > "due_on") AND (coalesce("paid", FALSE)))
);

-- check order_id.required
SELECT * FROM "orders" WHERE NOT ("order_id" IS NOT NULL);

-- check amount.finite
SELECT * FROM "orders" WHERE NOT ("amount" <> CAST('NaN' AS numeric));

-- check weight.finite
SELECT * FROM "orders" WHERE NOT ("weight" > CAST('-Infinity' AS double precision) AND "weight" < CAST('Infinity' AS double precision));

-- check ordered_at.finite
SELECT * FROM "orders" WHERE NOT ("ordered_at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- check shipped_on.finite
SELECT * FROM "orders" WHERE NOT ("shipped_on" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check due_on.finite
SELECT * FROM "orders" WHERE NOT ("due_on" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check seen_at.finite
SELECT * FROM "orders" WHERE NOT ("seen_at" BETWEEN TIMESTAMPTZ '0001-01-01 00:00:00+00' AND TIMESTAMPTZ '9999-12-31 23:59:59.999999+00');

-- check opens.finite
SELECT * FROM "orders" WHERE NOT ("opens" < TIME '24:00:00');

-- check net price.finite
SELECT * FROM "orders" WHERE NOT ("net price" <> CAST('NaN' AS numeric));

-- check date.finite
SELECT * FROM "orders" WHERE NOT ("date" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check paid_has_amount
SELECT * FROM "orders" WHERE NOT (("status" <> 'PAID') OR ("amount" > 0));

-- check operators
SELECT * FROM "orders" WHERE NOT (("quantity" = 1) OR ("quantity" <> 2) OR ("quantity" <> 3) OR ("quantity" < 4) OR ("quantity" <= 5) OR ("quantity" > 6) OR ("quantity" >= 7));

-- check precedence
SELECT * FROM "orders" WHERE NOT (((NOT ("paid")) AND ("quantity" = 1)) OR (("stock" = 2) AND (NOT (("quantity" = 3) OR ("quantity" = 4)))));

-- check constant_first
SELECT * FROM "orders" WHERE NOT (("quantity" <= 100) AND ("status" = 'NEW'));

-- check ranges
SELECT * FROM "orders" WHERE NOT ((("amount" >= 0) AND ("amount" <= 99.5)) AND (NOT (("status" COLLATE "C" >= 'A') AND ("status" COLLATE "C" <= 'B'))) AND (("quantity" >= "order_id") AND ("quantity" <= "stock")));

-- check lists
SELECT * FROM "orders" WHERE NOT (("status" IN ('NEW', 'it''s', '')) AND (NOT (CAST("quantity" AS numeric(11,1)) IN (1, -2, 2.5))) AND (CAST("amount" AS numeric(11,3)) IN (0.001)) AND ("weight" IN (CAST('0.1' AS double precision), CAST('1E+300' AS double precision))));

-- check days_in_a_list
SELECT * FROM "orders" WHERE NOT (("shipped_on" IN (DATE '2026-01-01', DATE '2026-02-28')) AND ("id" IN (CAST('123e4567-e89b-12d3-a456-426614174000' AS uuid))));

-- check like
SELECT * FROM "orders" WHERE NOT (("status" LIKE 'A%') AND (NOT ("status" LIKE '_!!%' ESCAPE '!')) AND ("status" LIKE '50!%%' ESCAPE '!'));

-- check nulls
SELECT * FROM "orders" WHERE NOT (("status" IS NULL) OR ("payload" IS NOT NULL) OR ((CAST("quantity" AS numeric(11,0)) + CAST(1 AS numeric(11,0))) IS NULL) OR (("amount" > 0) IS NOT NULL));

-- check truths
SELECT * FROM "orders" WHERE NOT (("paid") OR (NOT ("paid")) OR ("paid" = TRUE) OR ("paid" <> FALSE) OR (coalesce("paid", FALSE)) OR (NOT (coalesce(NOT ("paid"), FALSE))) OR (("amount" > 0) = "paid"));

-- check arithmetic
SELECT * FROM "orders" WHERE NOT ((CAST(CAST(CAST("amount" AS numeric(19,2)) * CAST("quantity" AS numeric(10,0)) AS numeric(21,2)) - CAST(1.5 AS numeric(21,2)) AS numeric(22,2)) <= CAST(CAST("stock" AS numeric(20,0)) + CAST(-(CAST("quantity" AS numeric(10,0))) AS numeric(20,0)) AS numeric(22,2))) AND (-(-(CAST("quantity" AS numeric(10,0)))) > 1) AND (("quantity" % 7) = 0) AND ("quantity" > 6));

-- check digits
SELECT * FROM "orders" WHERE NOT ((CAST("quantity" AS numeric(11,1)) > 2.5) AND (CAST("amount" AS numeric(11,3)) > 0.001) AND (CAST("amount" AS numeric(12,4)) = "net price") AND (CAST("quantity" AS numeric(10,0)) < 3000000000) AND ("stock" >= "quantity"));

-- check doubles
SELECT * FROM "orders" WHERE NOT (("weight" > CAST('0.1' AS double precision)) AND ("weight" < CAST("quantity" AS double precision)) AND (abs("weight") < CAST('10000000000' AS double precision)) AND (-("weight") < CAST('0' AS double precision)));

-- check days
SELECT * FROM "orders" WHERE NOT (("shipped_on" <= "due_on") AND (("due_on" - "shipped_on") <= 30) AND ("due_on" < ("shipped_on" + 30)) AND ("date" >= DATE '2026-01-01') AND ("date" >= DATE '2026-01-01'));

-- check moments
SELECT * FROM "orders" WHERE NOT (("ordered_at" >= TIMESTAMP '2026-01-01 00:00:00') AND ("ordered_at" < TIMESTAMP '2026-01-01 08:30:00.500') AND ("ordered_at" >= CAST("shipped_on" AS timestamp)) AND ("seen_at" < TIMESTAMPTZ '2026-01-01 08:00:00+00') AND (("opens" >= TIME '08:00:00') AND ("opens" <= TIME '20:00:30')));

-- check parts
SELECT * FROM "orders" WHERE NOT ((extract(year FROM "shipped_on") = 2026) AND (extract(month FROM "ordered_at") IN (1, 2)) AND (extract(day FROM "due_on") <= 28));

-- check texts
SELECT * FROM "orders" WHERE NOT ((char_length(trim("status", ' ')) = char_length("status")) AND ("status" COLLATE "C" < 'm') AND (trim("status", ' ' || chr(9) || chr(10) || chr(13) || chr(160)) <> '') AND ("status" ~ '^(?:[A-Z]+)$'));

-- check first_of
SELECT * FROM "orders" WHERE NOT ((coalesce("amount", 0) >= 0) AND (coalesce(CAST("quantity" AS numeric(20,1)), CAST("stock" AS numeric(20,1)), CAST(0.5 AS numeric(20,1))) > 0) AND (coalesce("status", 'NEW') = 'NEW') AND (coalesce("shipped_on", DATE '2026-01-01') > "due_on") AND (coalesce("paid", FALSE)));

-- check not_large: staging only, a row that breaks it is loaded with a warning
SELECT * FROM "orders" WHERE NOT ("amount" < 1000);
