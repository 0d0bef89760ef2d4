DROP TABLE sales.orders;
CREATE TABLE sales.orders (
  ID integer NOT NULL PRIMARY KEY,
  "Amount" decimal(10,2) DEFAULT 1.00 NOT NULL CHECK ("AMOUNT" <= 2000) CHECK (amount <> 13),
  status varchar DEFAULT 'OLD' CHECK (status IN ('NEW', 'PAID')),
  sku varchar NOT NULL,
  note varchar CHECK (length(note) < 5 AND note <> '<b>"&"</b>'),
  loaded_at timestamptz NOT NULL,
  UNIQUE (amount, status)
);
CREATE UNIQUE INDEX by_sku ON sales.orders (lower(sku));
CREATE UNIQUE INDEX again ON sales.orders (amount, status);
