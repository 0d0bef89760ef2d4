-- What the load is compared with: the same rows into the same table, typed by the reader, nothing told about a bad row.
INSERT INTO orders
SELECT * FROM read_csv(
  ':file',
  columns = {
    'order_id': 'INTEGER', 'customer_id': 'VARCHAR', 'amount': 'DECIMAL(10,2)', 'quantity': 'INTEGER',
    'status': 'VARCHAR', 'sku': 'VARCHAR', 'ordered_at': 'TIMESTAMP', 'ship_date': 'DATE', 'country': 'VARCHAR',
    'note': 'VARCHAR'},
  auto_detect = false, header = true, delim = ',', quote = '"', escape = '"')
