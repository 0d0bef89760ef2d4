/**
 * The rules of a contract: what can be a constraint of the table and what can only be checked in
 * staging.
 */
package dev.portcullis.rule;
