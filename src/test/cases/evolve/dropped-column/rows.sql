INSERT INTO items VALUES (1, 'a', 5);
