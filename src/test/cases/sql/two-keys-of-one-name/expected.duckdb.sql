-- create
CREATE TABLE "two_keys" (
  "a_b" INTEGER,
  "a" INTEGER,
  "b" INTEGER,
  CONSTRAINT "two_keys_a_b_unique" UNIQUE ("a_b"),
  CONSTRAINT "two_keys_a_b_645e9805_unique" UNIQUE ("a", "b")
);
