package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableEvolution;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Fills new columns block by block, each batch in a transaction of its own, so that nobody waits
 * for one longer than it takes. Rows that somebody else holds are left for the next round, so that
 * it never waits while it holds others. It begins anew wherever it ended.
 */
final class ColumnFill {
  private static final int ROUNDS = 20;

  private final Dialect dialect;
  private final TableEvolution evolution;
  private final Exchange exchange;

  ColumnFill(Dialect dialect, TableEvolution evolution, Exchange exchange) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.exchange = exchange;
  }

  ScriptDraft script() {
    String table = evolution.after().name().toString();
    return new ScriptDraft(
        "fill_" + FileName.description(evolution.after().name()),
        "Fills new columns of the table `" + table + "`.",
        evolution.contract(),
        Transaction.NONE,
        List.of(),
        List.of(
            new Step(
                "the rows that were there get the values of the new columns",
                "ROW EXCLUSIVE on `"
                    + table
                    + "`, and on the rows of a batch for about a tenth of a second; others read"
                    + " and write meanwhile",
                "reads every row and writes it anew, in batches that are committed one by one; the"
                    + " table grows up to twice its size, which VACUUM makes free for new rows",
                "nothing to undo",
                List.of(
                    "SET lock_timeout = 0",
                    "SET statement_timeout = 0",
                    PostgresWords.block(body()),
                    "RESET lock_timeout",
                    "RESET statement_timeout"),
                List.of())));
  }

  private String body() {
    String qualified = dialect.qualified(evolution.after().name());
    String unfilled =
        exchange.changes().stream()
            .map(it -> it.after().name())
            .map(
                it ->
                    dialect.quote(it)
                        + " IS NOT NULL AND "
                        + dialect.quote(exchange.interim(it))
                        + " IS NULL")
            .collect(Collectors.joining(" OR "));
    String first = dialect.quote(exchange.interim(exchange.changes().get(0).after().name()));
    return """
        DECLARE
          blocks bigint;
          block bigint;
          batch bigint := 16;
          begin_of_batch tid;
          end_of_batch tid;
          held tid[];
          began timestamptz;
        BEGIN
          FOR round IN 1..%1$d LOOP
            blocks := pg_relation_size(%2$s) / CAST(current_setting('block_size') AS bigint);
            block := 0;
            WHILE block < blocks LOOP
              began := clock_timestamp();
              begin_of_batch := format('(%%s,0)', block);
              end_of_batch := format('(%%s,0)', block + batch);
              SELECT array_agg(place) INTO held FROM (
                SELECT ctid AS place FROM %3$s
                  WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND (%4$s)
                  FOR NO KEY UPDATE SKIP LOCKED
              ) AS unfilled;
              -- The trigger puts in the values.
              UPDATE %3$s SET %5$s = NULL WHERE ctid = ANY (held);
              COMMIT;
              block := block + batch;
              IF clock_timestamp() - began < INTERVAL '50 ms' THEN
                batch := least(batch * 2, 1024);
              ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
                batch := greatest(batch / 2, 1);
              END IF;
            END LOOP;
            IF NOT EXISTS (SELECT FROM %3$s WHERE %4$s) THEN
              RETURN;
            END IF;
            COMMIT;
            PERFORM pg_sleep(round * 0.1);
          END LOOP;
          RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = %6$s;
        END
        """
        .formatted(
            ROUNDS,
            Identifier.text(qualified),
            qualified,
            unfilled,
            first,
            Identifier.text(
                "Rows of `"
                    + evolution.after().name()
                    + "` are held by another session and could not be filled; let it end and apply"
                    + " again."));
  }
}
