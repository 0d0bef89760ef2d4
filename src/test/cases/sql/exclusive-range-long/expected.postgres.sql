-- create
CREATE TABLE "exclusive_range" (
  "stock" bigint,
  CONSTRAINT "exclusive_range_stock_exclusive_min" CHECK ("stock" > -9223372036854775808),
  CONSTRAINT "exclusive_range_stock_exclusive_max" CHECK ("stock" < 9223372036854775807)
);

-- check stock.exclusive_min
SELECT * FROM "exclusive_range" WHERE NOT ("stock" > -9223372036854775808);

-- check stock.exclusive_max
SELECT * FROM "exclusive_range" WHERE NOT ("stock" < 9223372036854775807);
