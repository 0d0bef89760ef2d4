/**
 * Faults of the machine, the network and the server, injected from outside into real processes and
 * real servers. {@code docs/reliability.md} lists them.
 */
package dev.portcullis.faults;
