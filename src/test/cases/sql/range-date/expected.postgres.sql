-- create
CREATE TABLE "range_date" (
  "born" date,
  CONSTRAINT "range_date_born_finite" CHECK ("born" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "range_date_born_min" CHECK ("born" >= DATE '1900-01-01'),
  CONSTRAINT "range_date_born_exclusive_max" CHECK ("born" < DATE '2030-01-01')
);

-- check born.finite
SELECT * FROM "range_date" WHERE NOT ("born" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- check born.min
SELECT * FROM "range_date" WHERE NOT ("born" >= DATE '1900-01-01');

-- check born.exclusive_max
SELECT * FROM "range_date" WHERE NOT ("born" < DATE '2030-01-01');
