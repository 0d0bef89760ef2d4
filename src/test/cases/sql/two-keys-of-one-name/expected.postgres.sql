-- create
CREATE TABLE "two_keys" (
  "a_b" integer,
  "a" integer,
  "b" integer,
  CONSTRAINT "two_keys_a_b_unique" UNIQUE ("a_b"),
  CONSTRAINT "two_keys_a_b_645e9805_unique" UNIQUE ("a", "b")
);
