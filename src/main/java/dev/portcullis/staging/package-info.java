/**
 * The staging table: an in-process DuckDB that holds a delivered file as text and judges it. The
 * one engine whose semantics decide every verdict (decision D1).
 */
package dev.portcullis.staging;
