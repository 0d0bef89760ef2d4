/** What is special about Postgres. */
package dev.portcullis.dialect.postgres;
