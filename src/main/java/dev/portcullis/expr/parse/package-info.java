/**
 * Reads the portable expression language of row rules: text becomes an {@link
 * dev.portcullis.expr.Expr} or the reasons why it cannot. The grammar, in {@code src/main/antlr4},
 * is the whitelist; nothing of the text ever reaches SQL. The only package that knows ANTLR.
 */
package dev.portcullis.expr.parse;
