/**
 * The targets of a load. With {@code staging} and {@code ledger} the only code that holds
 * connections; no type of a driver is in the signature of a {@link
 * dev.portcullis.warehouse.Warehouse}.
 */
package dev.portcullis.warehouse;
