/** Contracts drafted from what is there: a delivered file, or a live table. */
package dev.portcullis.draft;
