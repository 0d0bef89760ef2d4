INSERT INTO orders VALUES (1, 2.50, 'NEW', NULL), (2, 7, 'PAID', 'a');
