/**
 * Contracts of the Open Data Contract Standard: each schema object is said in the words of the
 * native shape, where its positions stay those of the file, and read from there.
 */
package dev.portcullis.contract.read.odcs;
