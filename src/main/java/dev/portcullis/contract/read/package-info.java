/** Reads contracts. The only package that knows SnakeYAML and the JSON parser for contracts. */
package dev.portcullis.contract.read;
