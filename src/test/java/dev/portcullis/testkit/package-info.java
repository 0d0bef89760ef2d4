/**
 * What tests of every package stand on: real Postgres servers, golden folders, and scenario
 * scripts.
 *
 * <p>Nothing in here knows the program but through {@link dev.portcullis.testkit.Command}.
 */
package dev.portcullis.testkit;
