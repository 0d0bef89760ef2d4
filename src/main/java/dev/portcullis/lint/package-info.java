/** What is said about contracts: every problem, and for every rule where it is enforced. */
package dev.portcullis.lint;
