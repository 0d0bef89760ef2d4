-- create
CREATE TABLE "not_blank" (
  "label" VARCHAR,
  CONSTRAINT "not_blank_label_not_blank" CHECK (trim("label", ' ' || chr(9) || chr(10) || chr(13) || chr(160)) <> '')
);

-- check label.not_blank
SELECT * FROM "not_blank" WHERE NOT (trim("label", ' ' || chr(9) || chr(10) || chr(13) || chr(160)) <> '');
