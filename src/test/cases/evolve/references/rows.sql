INSERT INTO customers VALUES (1, 'a'), (2, 'b'); INSERT INTO orders VALUES (1, 1, NULL), (2, NULL, NULL);
