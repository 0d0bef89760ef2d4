/**
 * Writes the files that a DBA reviews: the DDL of a contract, the next Flyway migration, and the
 * snapshot of what the contracts said. Knows no database.
 */
package dev.portcullis.migrate;
