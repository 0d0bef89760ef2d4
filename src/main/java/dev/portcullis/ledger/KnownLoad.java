package dev.portcullis.ledger;

import java.time.Instant;

/** An earlier load of the same bytes into the same table. */
public record KnownLoad(String runId, String fileName, Instant finishedAt) {}
