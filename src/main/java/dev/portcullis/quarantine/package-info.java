/** The records of a file that are kept apart from the table, with every reason. */
@org.jspecify.annotations.NullMarked
package dev.portcullis.quarantine;
