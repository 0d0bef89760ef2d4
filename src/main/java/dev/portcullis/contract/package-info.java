/**
 * What a table may hold, as immutable records. A contract that exists is valid: nobody checks it
 * again.
 */
package dev.portcullis.contract;
