-- ======== V4__check_orders.sql
-- Looks whether the table `orders` can change.
-- Written by Portcullis from the contract `orders`, version 2.0.0. A written migration is never changed.
-- Contract sha256 3b2fc3ca19c32c855034a52f8768b36272b69da12703af9b523c9eeb241e8f9a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `orders`, others read and write meanwhile.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis1$
#variable_conflict use_column
DECLARE
  number_of_rows bigint;
  first_rows text;
BEGIN
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("id" >= 1)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `orders` that break `id.min`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT (("status" <> 'PAID') OR ("code" IS NOT NULL))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `orders` that break `code_of_paid`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("amount" <= 2000)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `orders` that break `amount.max`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("status" IN ('NEW', 'PAID', '$portcullis$'))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `orders` that break `status.enum`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis1$;

-- ======== V4__check_orders.sql.conf
placeholderReplacement=false

-- ======== V5__alter_orders.sql
-- Changes the catalog of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2.0.0. A written migration is never changed.
-- Contract sha256 3b2fc3ca19c32c855034a52f8768b36272b69da12703af9b523c9eeb241e8f9a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `code.max_length` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" ADD CONSTRAINT "orders_code_max_length" CHECK (char_length("code") <= 5).
ALTER TABLE "orders" DROP CONSTRAINT "orders_code_max_length";

-- The rule `gone` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" ADD CONSTRAINT "orders_gone_check" CHECK ("amount" <> 13).
ALTER TABLE "orders" DROP CONSTRAINT "orders_gone_check";

-- The constraint of the rule `paid_has_money` is called `orders_paid_has_money_check`, was `orders_paid_has_amount_check`.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" RENAME CONSTRAINT "orders_paid_has_money_check" TO "orders_paid_has_amount_check".
ALTER TABLE "orders" RENAME CONSTRAINT "orders_paid_has_amount_check" TO "orders_paid_has_money_check";

-- The rule `amount.max` is `"amount" <= 2000`, was `"amount" <= 1000`.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_amount_max", ADD CONSTRAINT "orders_amount_max" CHECK ("amount" <= 1000).
ALTER TABLE "orders" DROP CONSTRAINT "orders_amount_max", ADD CONSTRAINT "orders_amount_max" CHECK ("amount" <= 2000) NOT VALID;

-- The rule `status.enum` is `"status" IN ('NEW', 'PAID', '$portcullis$')`, was `"status" IN ('NEW', 'PAID')`.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_status_enum", ADD CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID')).
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_enum", ADD CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID', '$portcullis$')) NOT VALID;

-- The rule `id.min` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_id_min".
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_min" CHECK ("id" >= 1) NOT VALID;

-- The rule `code_of_paid` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_code_of_paid_check".
ALTER TABLE "orders" ADD CONSTRAINT "orders_code_of_paid_check" CHECK (("status" <> 'PAID') OR ("code" IS NOT NULL)) NOT VALID;

-- ======== V5__alter_orders.sql.conf
placeholderReplacement=false

-- ======== U5__alter_orders.sql
-- Undoes `V5__alter_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.0.0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `code_of_paid` is new to the table.
ALTER TABLE "orders" DROP CONSTRAINT "orders_code_of_paid_check";

-- Undoes: the rule `id.min` is new to the table.
ALTER TABLE "orders" DROP CONSTRAINT "orders_id_min";

-- Undoes: the rule `status.enum` is `"status" IN ('NEW', 'PAID', '$portcullis$')`, was `"status" IN ('NEW', 'PAID')`.
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_enum", ADD CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID'));

-- Undoes: the rule `amount.max` is `"amount" <= 2000`, was `"amount" <= 1000`.
ALTER TABLE "orders" DROP CONSTRAINT "orders_amount_max", ADD CONSTRAINT "orders_amount_max" CHECK ("amount" <= 1000);

-- Undoes: the constraint of the rule `paid_has_money` is called `orders_paid_has_money_check`, was `orders_paid_has_amount_check`.
ALTER TABLE "orders" RENAME CONSTRAINT "orders_paid_has_money_check" TO "orders_paid_has_amount_check";

-- Undoes: the rule `gone` no longer binds the table.
ALTER TABLE "orders" ADD CONSTRAINT "orders_gone_check" CHECK ("amount" <> 13);

-- Undoes: the rule `code.max_length` no longer binds the table.
ALTER TABLE "orders" ADD CONSTRAINT "orders_code_max_length" CHECK (char_length("code") <= 5);

COMMIT;

-- ======== V6__validate_orders.sql
-- Validates constraints of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2.0.0. A written migration is never changed.
-- Contract sha256 3b2fc3ca19c32c855034a52f8768b36272b69da12703af9b523c9eeb241e8f9a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `amount.max` is `"amount" <= 2000`, was `"amount" <= 1000`.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_amount_max";

-- The rule `status.enum` is `"status" IN ('NEW', 'PAID', '$portcullis$')`, was `"status" IN ('NEW', 'PAID')`.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_status_enum";

-- The rule `id.min` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_id_min";

-- The rule `code_of_paid` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_code_of_paid_check";

-- ======== V6__validate_orders.sql.conf
placeholderReplacement=false
