/** What a warehouse's catalog says of a table, read back into the words of a contract. */
package dev.portcullis.draft.catalog;
