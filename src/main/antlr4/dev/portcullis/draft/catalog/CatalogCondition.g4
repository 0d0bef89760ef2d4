// Conditions and constants as the catalogs of Postgres (pg_get_expr) and DuckDB (duckdb_constraints) print them. Only
// what a contract may be able to say; whatever else a table holds is not read and told as it stands.
grammar CatalogCondition;

options {
  caseInsensitive = true;
}

whole
  : disjunction EOF
  ;

disjunction
  : conjunction (OR conjunction)*
  ;

conjunction
  : negation (AND negation)*
  ;

negation
  : NOT* predicate
  ;

predicate
  : sum test?
  ;

test
  : operator = (EQUAL | NOT_EQUAL | LESS | AT_MOST | GREATER | AT_LEAST) sum # comparison
  | EQUAL ANY LEFT sum RIGHT                                                 # anyOf
  | NOT_EQUAL ALL LEFT sum RIGHT                                             # noneOf
  | NOT? BETWEEN sum AND sum                                                 # between
  | NOT? IN LEFT sum (COMMA sum)* RIGHT                                      # membership
  | (LIKE | NOT LIKE | SIMILAR | NOT_SIMILAR) sum                            # like
  | MATCHES sum                                                              # matches
  | IS NOT? NULL                                                             # isNull
  ;

sum
  : product ((PLUS | MINUS | CONCAT) product)*
  ;

product
  : signed ((TIMES | DIVIDE | MODULO) signed)*
  ;

signed
  : (PLUS | MINUS)* converted
  ;

converted
  : primary (TO typeName | COLLATE QUOTED)*
  ;

typeName
  : (NAME | QUOTED)+ (LEFT NUMBER (COMMA NUMBER)* RIGHT)? NAME* (OPEN CLOSE)*
  ;

primary
  : CAST LEFT disjunction AS typeName RIGHT                             # cast
  | TRIM LEFT BOTH sum FROM sum RIGHT                                   # trim
  | EXTRACT LEFT NAME FROM sum RIGHT                                    # extract
  | ARRAY OPEN sum (COMMA sum)* CLOSE                                   # array
  | function LEFT (disjunction (COMMA disjunction)*)? RIGHT             # call
  | NAME                                                                # bareName
  | QUOTED                                                              # quotedName
  | TEXT                                                                # text
  | NUMBER                                                              # number
  | (TRUE | FALSE)                                                      # truth
  | LEFT disjunction RIGHT                                              # group
  ;

// DuckDB quotes its own functions when their name is a word of SQL: "trim", main."trim".
function
  : ((NAME | QUOTED) POINT)? (NAME | QUOTED)
  ;

AND: 'AND';
OR: 'OR';
NOT: 'NOT';
IN: 'IN';
ANY: 'ANY';
ALL: 'ALL';
ARRAY: 'ARRAY';
COLLATE: 'COLLATE';
BETWEEN: 'BETWEEN';
LIKE: 'LIKE';
IS: 'IS';
NULL: 'NULL';
TRUE: 'TRUE';
FALSE: 'FALSE';
CAST: 'CAST';
AS: 'AS';
TRIM: 'TRIM';
BOTH: 'BOTH';
FROM: 'FROM';
EXTRACT: 'EXTRACT';

EQUAL: '=';
NOT_EQUAL: '<>' | '!=';
LESS: '<';
AT_MOST: '<=';
GREATER: '>';
AT_LEAST: '>=';
SIMILAR: '~~';
NOT_SIMILAR: '!~~';
MATCHES: '~';
CONCAT: '||';
TO: '::';
PLUS: '+';
MINUS: '-';
TIMES: '*';
DIVIDE: '/';
MODULO: '%';
LEFT: '(';
RIGHT: ')';
OPEN: '[';
CLOSE: ']';
COMMA: ',';
POINT: '.';

NUMBER: [0-9]+ ('.' [0-9]+)? ('E' [+-]? [0-9]+)?;
NAME: [\p{L}_] [\p{L}\p{M}\p{Nd}_$]*;
QUOTED: '"' ('""' | ~["])+ '"';
TEXT: '\'' ('\'\'' | ~['])* '\'';

SPACE: [ \t\r\n]+ -> skip;
OTHER: .;
