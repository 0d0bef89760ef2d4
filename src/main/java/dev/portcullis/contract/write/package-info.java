/** The way back: contracts from the model to text. */
package dev.portcullis.contract.write;
