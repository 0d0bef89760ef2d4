-- create
CREATE TABLE "warehouse_inbound_shipment_lines" (
  "quantity_received_in_base_units_after_inspection" INTEGER NOT NULL,
  "quantity_received_in_base_units_after_repacking" INTEGER,
  CONSTRAINT "warehouse_inbound_shipment_lines_quantity_received_25f5bcff_min" CHECK ("quantity_received_in_base_units_after_inspection" >= 0),
  CONSTRAINT "warehouse_inbound_shipment_lines_quantity_received_33621d6d_max" CHECK ("quantity_received_in_base_units_after_inspection" <= 9999),
  CONSTRAINT "warehouse_inbound_shipment_lines_quantity_received_1ad0cd13_min" CHECK ("quantity_received_in_base_units_after_repacking" >= 0),
  CONSTRAINT "warehouse_inbound_shipment_lines_quantity_received_c1b278da_max" CHECK ("quantity_received_in_base_units_after_repacking" <= 9999)
);

-- check quantity_received_in_base_units_after_inspection.required
SELECT * FROM "warehouse_inbound_shipment_lines" WHERE NOT ("quantity_received_in_base_units_after_inspection" IS NOT NULL);

-- check quantity_received_in_base_units_after_inspection.min
SELECT * FROM "warehouse_inbound_shipment_lines" WHERE NOT ("quantity_received_in_base_units_after_inspection" >= 0);

-- check quantity_received_in_base_units_after_inspection.max
SELECT * FROM "warehouse_inbound_shipment_lines" WHERE NOT ("quantity_received_in_base_units_after_inspection" <= 9999);

-- check quantity_received_in_base_units_after_repacking.min
SELECT * FROM "warehouse_inbound_shipment_lines" WHERE NOT ("quantity_received_in_base_units_after_repacking" >= 0);

-- check quantity_received_in_base_units_after_repacking.max
SELECT * FROM "warehouse_inbound_shipment_lines" WHERE NOT ("quantity_received_in_base_units_after_repacking" <= 9999);
