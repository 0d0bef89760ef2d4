/** One file from its bytes to its end: the gate, the modes, the outcome and what is told of it. */
package dev.portcullis.load;
