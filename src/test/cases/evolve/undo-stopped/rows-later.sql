INSERT INTO items VALUES (3, 'longer');
