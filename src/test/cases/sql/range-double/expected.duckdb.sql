-- create
CREATE TABLE "range_double" (
  "ratio" DOUBLE,
  "tiny" DOUBLE,
  "half" DOUBLE,
  CONSTRAINT "range_double_ratio_finite" CHECK (isfinite("ratio")),
  CONSTRAINT "range_double_ratio_min" CHECK ("ratio" >= CAST('0.1' AS DOUBLE)),
  CONSTRAINT "range_double_ratio_max" CHECK ("ratio" <= CAST('1E+300' AS DOUBLE)),
  CONSTRAINT "range_double_tiny_finite" CHECK (isfinite("tiny")),
  CONSTRAINT "range_double_tiny_exclusive_min" CHECK ("tiny" > CAST('5E-324' AS DOUBLE)),
  CONSTRAINT "range_double_half_finite" CHECK (isfinite("half")),
  CONSTRAINT "range_double_half_exclusive_min" CHECK ("half" > CAST('-1' AS DOUBLE)),
  CONSTRAINT "range_double_half_max" CHECK ("half" <= CAST('0.5' AS DOUBLE))
);

-- check ratio.finite
SELECT * FROM "range_double" WHERE NOT (isfinite("ratio"));

-- check ratio.min
SELECT * FROM "range_double" WHERE NOT ("ratio" >= CAST('0.1' AS DOUBLE));

-- check ratio.max
SELECT * FROM "range_double" WHERE NOT ("ratio" <= CAST('1E+300' AS DOUBLE));

-- check tiny.finite
SELECT * FROM "range_double" WHERE NOT (isfinite("tiny"));

-- check tiny.exclusive_min
SELECT * FROM "range_double" WHERE NOT ("tiny" > CAST('5E-324' AS DOUBLE));

-- check half.finite
SELECT * FROM "range_double" WHERE NOT (isfinite("half"));

-- check half.exclusive_min
SELECT * FROM "range_double" WHERE NOT ("half" > CAST('-1' AS DOUBLE));

-- check half.max
SELECT * FROM "range_double" WHERE NOT ("half" <= CAST('0.5' AS DOUBLE));
