ALTER TABLE sales.orders DROP CONSTRAINT orders_amount_min;
ALTER TABLE sales.orders DROP CONSTRAINT orders_amount_max, ADD CONSTRAINT orders_amount_max CHECK (amount <= 2000);
ALTER TABLE sales.orders DROP CONSTRAINT orders_status_enum, ADD CONSTRAINT one_of CHECK (status IN ('NEW', 'PAID')) NOT VALID;
ALTER TABLE sales.orders ADD CONSTRAINT short CHECK (char_length(note) < 5 AND note <> '<b>"&"</b>');
ALTER TABLE sales.orders ALTER COLUMN status SET DEFAULT 'OLD', ALTER COLUMN sku SET NOT NULL;
ALTER TABLE sales.orders DROP COLUMN day, ADD COLUMN loaded_at timestamptz NOT NULL;
ALTER TABLE sales.orders ALTER COLUMN note TYPE varchar(30);
CREATE UNIQUE INDEX by_sku ON sales.orders (lower(sku));
CREATE UNIQUE INDEX again ON sales.orders (amount, status);
