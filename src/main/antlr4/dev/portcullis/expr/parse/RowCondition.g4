// The portable expression language of row rules: what stands here is what a rule may say. Everything else is no part
// of the language and refused at its place, so this file is the whitelist. docs/contract.md describes the meaning.
grammar RowCondition;

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
  | NOT? BETWEEN sum AND sum                                                # between
  | NOT? IN LEFT sum (COMMA sum)* RIGHT                                     # membership
  | NOT? LIKE sum (ESCAPE sum)?                                             # like
  | IS NOT? NULL                                                            # isNull
  | IS NOT? (TRUE | FALSE)                                                  # isTruth
  ;

sum
  : product ((PLUS | MINUS) product)*
  ;

product
  : signed ((TIMES | DIVIDE | MODULO) signed)*
  ;

signed
  : (PLUS | MINUS)* primary
  ;

primary
  : NAME LEFT (disjunction (COMMA disjunction)*)? RIGHT # call
  | NAME TEXT                                           # typedText
  | NAME                                                # bareName
  | QUOTED                                              # quotedName
  | TEXT                                                # text
  | NUMBER                                              # number
  | (TRUE | FALSE)                                      # truth
  | NULL                                                # missing
  | LEFT disjunction RIGHT                              # group
  ;

AND: 'AND';
OR: 'OR';
NOT: 'NOT';
IN: 'IN';
BETWEEN: 'BETWEEN';
LIKE: 'LIKE';
ESCAPE: 'ESCAPE';
IS: 'IS';
NULL: 'NULL';
TRUE: 'TRUE';
FALSE: 'FALSE';

// No rule takes these words; as tokens of their own they are refused where they stand.
REFUSED: 'SELECT' | 'EXISTS' | 'CAST' | 'CASE';

EQUAL: '=';
NOT_EQUAL: '<>' | '!=';
LESS: '<';
AT_MOST: '<=';
GREATER: '>';
AT_LEAST: '>=';
PLUS: '+';
MINUS: '-';
TIMES: '*';
DIVIDE: '/';
MODULO: '%';
LEFT: '(';
RIGHT: ')';
COMMA: ',';

NUMBER: [0-9]+ ('.' [0-9]+)? ('E' [+-]? [0-9]+)?;
NAME: [\p{L}_] [\p{L}\p{M}\p{Nd}_]*;
QUOTED: '"' ('""' | ~["])+ '"';
TEXT: '\'' ('\'\'' | ~['])* '\'';

SPACE: [ \t\r\n]+ -> skip;

// Marks of SQL that are no part of the language, whole, so that they can be named; then any other character.
OTHER: '--' | '/*' | '||' | '::' | '==' | '~*' | '!~' | '!~*' | '~~' | '<=>' | '->' | '->>' | '&&' | '<<' | '>>' | '.' [0-9]+ | .;
