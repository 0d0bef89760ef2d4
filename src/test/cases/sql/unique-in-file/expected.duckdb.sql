-- create
CREATE TABLE "unique_in_file" (
  "batch" INTEGER
);
