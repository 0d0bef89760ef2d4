-- create
CREATE TABLE "range_double" (
  "ratio" double precision,
  "tiny" double precision,
  "half" double precision,
  CONSTRAINT "range_double_ratio_finite" CHECK ("ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)),
  CONSTRAINT "range_double_ratio_min" CHECK ("ratio" >= CAST('0.1' AS double precision)),
  CONSTRAINT "range_double_ratio_max" CHECK ("ratio" <= CAST('1E+300' AS double precision)),
  CONSTRAINT "range_double_tiny_finite" CHECK ("tiny" > CAST('-Infinity' AS double precision) AND "tiny" < CAST('Infinity' AS double precision)),
  CONSTRAINT "range_double_tiny_exclusive_min" CHECK ("tiny" > CAST('5E-324' AS double precision)),
  CONSTRAINT "range_double_half_finite" CHECK ("half" > CAST('-Infinity' AS double precision) AND "half" < CAST('Infinity' AS double precision)),
  CONSTRAINT "range_double_half_exclusive_min" CHECK ("half" > CAST('-1' AS double precision)),
  CONSTRAINT "range_double_half_max" CHECK ("half" <= CAST('0.5' AS double precision))
);

-- check ratio.finite
SELECT * FROM "range_double" WHERE NOT ("ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision));

-- check ratio.min
SELECT * FROM "range_double" WHERE NOT ("ratio" >= CAST('0.1' AS double precision));

-- check ratio.max
SELECT * FROM "range_double" WHERE NOT ("ratio" <= CAST('1E+300' AS double precision));

-- check tiny.finite
SELECT * FROM "range_double" WHERE NOT ("tiny" > CAST('-Infinity' AS double precision) AND "tiny" < CAST('Infinity' AS double precision));

-- check tiny.exclusive_min
SELECT * FROM "range_double" WHERE NOT ("tiny" > CAST('5E-324' AS double precision));

-- check half.finite
SELECT * FROM "range_double" WHERE NOT ("half" > CAST('-Infinity' AS double precision) AND "half" < CAST('Infinity' AS double precision));

-- check half.exclusive_min
SELECT * FROM "range_double" WHERE NOT ("half" > CAST('-1' AS double precision));

-- check half.max
SELECT * FROM "range_double" WHERE NOT ("half" <= CAST('0.5' AS double precision));
