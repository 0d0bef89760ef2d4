/**
 * The bytes of a delivered file: one pass that decides its structure, its header against the
 * contract, and the way back from a record to its physical line and its bytes. Knows no warehouse.
 */
package dev.portcullis.file;
