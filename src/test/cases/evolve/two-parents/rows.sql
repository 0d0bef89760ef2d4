INSERT INTO a VALUES (1, 'x'), (2, 'y'); INSERT INTO ad VALUES (1, 'x'), (2, 'y'); INSERT INTO b VALUES (1, 1, 2, 'q'), (2, 2, 1, NULL), (3, NULL, NULL, '');
