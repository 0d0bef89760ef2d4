INSERT INTO sales.orders VALUES (1, 2.50), (2, NULL);
