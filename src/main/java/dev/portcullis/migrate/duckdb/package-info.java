/** How tables of DuckDB are changed: pure text, no connection. */
package dev.portcullis.migrate.duckdb;
