/** The portable subset of regular expressions: its parser and its matcher. */
package dev.portcullis.type.pattern;
