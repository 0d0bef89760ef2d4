/** What is special about DuckDB. */
package dev.portcullis.dialect.duckdb;
