/** Expressions that say when a row is good. A dialect renders each to text, once. */
package dev.portcullis.expr;
