/** DuckDB files as targets. */
package dev.portcullis.warehouse.duckdb;
