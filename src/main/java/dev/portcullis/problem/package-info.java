/** Faults of a contract, a file or a configuration as values. Depends on nothing of ours. */
package dev.portcullis.problem;
