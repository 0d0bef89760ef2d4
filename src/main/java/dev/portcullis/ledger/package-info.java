/** The bookkeeping of loads, in the target, in the transaction that loads (decision D5). */
package dev.portcullis.ledger;
