INSERT INTO customers VALUES (1, 'a@b', NULL), (2, 'c@d', 1); INSERT INTO orders VALUES (1, 1, 'a@b'), (2, NULL, NULL), (3, 2, 'a@b'); INSERT INTO payments VALUES (1, 2);
