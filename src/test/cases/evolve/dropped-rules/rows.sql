INSERT INTO items (id, part, low, code, must, filled) VALUES (1, 1, 1, 'a', 1, 2), (2, 1, 2, 'b', 2, 3);
