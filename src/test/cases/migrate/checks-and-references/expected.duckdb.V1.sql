-- Creates the ledger of loads, which commits together with the rows it counts.
-- Written by Portcullis. A written migration is never changed.

CREATE SCHEMA IF NOT EXISTS "portcullis";

CREATE TABLE "portcullis"."loads" (
  "run_id" text NOT NULL,
  "contract_name" text NOT NULL,
  "contract_version" text NOT NULL,
  "contract_sha256" text NOT NULL,
  "table_name" text NOT NULL,
  "file_name" text NOT NULL,
  "file_path" text NOT NULL,
  "file_sha256" text NOT NULL,
  "file_bytes" bigint NOT NULL,
  "mode" text NOT NULL,
  "rows_read" bigint NOT NULL,
  "rows_loaded" bigint NOT NULL,
  "rows_quarantined" bigint NOT NULL,
  "rows_refused" bigint NOT NULL,
  "rows_warned" bigint NOT NULL,
  "started_at" timestamptz NOT NULL,
  "finished_at" timestamptz NOT NULL,
  "tool_version" text NOT NULL,
  "loaded_by" text NOT NULL,
  CONSTRAINT "loads_primary_key" PRIMARY KEY ("run_id"),
  CONSTRAINT "loads_rows_add_up" CHECK ("rows_read" = "rows_loaded" + "rows_quarantined" + "rows_refused")
);

CREATE INDEX "loads_by_file" ON "portcullis"."loads" ("table_name", "file_sha256");
