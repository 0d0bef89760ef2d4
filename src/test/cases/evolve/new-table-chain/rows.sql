INSERT INTO a VALUES (1, 'x'), (2, 'y');
