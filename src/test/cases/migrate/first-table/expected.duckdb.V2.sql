-- Adds refused runs, the counts of each rule and quarantined rows to the ledger of loads.
-- Written by Portcullis. A written migration is never changed.

DROP INDEX "portcullis"."loads_by_file";

ALTER TABLE "portcullis"."loads" ADD COLUMN "outcome" text DEFAULT 'loaded';
ALTER TABLE "portcullis"."loads" ADD COLUMN "replay_of" text;
ALTER TABLE "portcullis"."loads" ADD COLUMN "contract_path" text;
ALTER TABLE "portcullis"."loads" ADD COLUMN "rows_breaching" bigint;
ALTER TABLE "portcullis"."loads" ADD COLUMN "rows_inserted" bigint;
ALTER TABLE "portcullis"."loads" ADD COLUMN "rows_updated" bigint;
ALTER TABLE "portcullis"."loads" ADD COLUMN "rows_unchanged" bigint;
ALTER TABLE "portcullis"."loads" ADD COLUMN "file_header" bytea;
ALTER TABLE "portcullis"."loads" ADD COLUMN "problems" json;

CREATE INDEX "loads_by_file" ON "portcullis"."loads" ("table_name", "file_sha256");

CREATE TABLE "portcullis"."load_rules" (
  "run_id" text NOT NULL,
  "position" integer NOT NULL,
  "rule_id" text NOT NULL,
  "kind" text NOT NULL,
  "columns" json NOT NULL,
  "on_violation" text NOT NULL,
  "enforced" text NOT NULL,
  "violations" bigint NOT NULL,
  CONSTRAINT "load_rules_primary_key" PRIMARY KEY ("run_id", "rule_id")
);

CREATE TABLE "portcullis"."quarantine" (
  "run_id" text NOT NULL,
  "table_name" text NOT NULL,
  "file_name" text NOT NULL,
  "line" bigint NOT NULL,
  "byte_offset" bigint NOT NULL,
  "record" bytea NOT NULL,
  "reasons" json NOT NULL,
  "quarantined_at" timestamptz NOT NULL,
  "loaded_by_run" text,
  "loaded_at" timestamptz
);
