INSERT INTO items VALUES (1, 'a'), (2, NULL);
