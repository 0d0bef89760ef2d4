INSERT INTO clients VALUES (1, 'N', '1'), (2, 'S', '2');
