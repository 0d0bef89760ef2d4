/** A live table held against its contract, rule by rule: the constraint passport. */
package dev.portcullis.verify;
