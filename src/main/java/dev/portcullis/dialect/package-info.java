/**
 * What the SQL of an engine looks like: pure text, no connection. A dialect says, a warehouse does.
 */
package dev.portcullis.dialect;
