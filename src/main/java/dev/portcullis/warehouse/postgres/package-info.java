/** Postgres servers as targets. */
package dev.portcullis.warehouse.postgres;
