/** How tables of Postgres are changed: pure text, no connection. */
package dev.portcullis.migrate.postgres;
