/** Words of the Open Data Contract Standard that its reader and its writer share. */
package dev.portcullis.contract.odcs;
