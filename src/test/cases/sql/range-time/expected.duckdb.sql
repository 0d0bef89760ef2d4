-- create
CREATE TABLE "range_time" (
  "opens" TIME,
  CONSTRAINT "range_time_opens_finite" CHECK ("opens" < TIME '24:00:00'),
  CONSTRAINT "range_time_opens_min" CHECK ("opens" >= TIME '08:00:00'),
  CONSTRAINT "range_time_opens_exclusive_max" CHECK ("opens" < TIME '20:00:00.500')
);

-- check opens.finite
SELECT * FROM "range_time" WHERE NOT ("opens" < TIME '24:00:00');

-- check opens.min
SELECT * FROM "range_time" WHERE NOT ("opens" >= TIME '08:00:00');

-- check opens.exclusive_max
SELECT * FROM "range_time" WHERE NOT ("opens" < TIME '20:00:00.500');
