INSERT INTO stock.serials VALUES ('a', 'x', 1), ('b', 'y', 2);
