/** Contracts as a document of the Open Data Contract Standard. */
package dev.portcullis.contract.write.odcs;
