/**
 * Compares two versions of a contract: what differs, and what that means for who delivers the
 * files, for the table that is there, and for who reads it. Knows no dialect and no database.
 */
package dev.portcullis.diff;
