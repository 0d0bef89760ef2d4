-- create
CREATE TABLE "min_int" (
  "pieces" INTEGER,
  CONSTRAINT "min_int_pieces_min" CHECK ("pieces" >= -5)
);

-- check pieces.min
SELECT * FROM "min_int" WHERE NOT ("pieces" >= -5);
