/** What a value is: the types of columns, their lexical forms and the values themselves. */
package dev.portcullis.type;
