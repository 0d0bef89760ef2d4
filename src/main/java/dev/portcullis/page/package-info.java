/** A contract as a page for people: what was agreed, and where each rule is enforced. */
package dev.portcullis.page;
