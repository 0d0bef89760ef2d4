INSERT INTO people VALUES (1, 'name', 'a', 'b');
