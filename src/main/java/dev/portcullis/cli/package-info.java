/** What a user types and sees: the only package that knows standard output and exit codes. */
package dev.portcullis.cli;
