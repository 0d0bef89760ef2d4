package dev.portcullis.problem;

/**
 * Every fault that a user can meet. A code is never renamed and never used again for something
 * else.
 *
 * <p>1xx: a contract or configuration file that cannot be read · 2xx: what a contract says · 3xx: a
 * delivered file · 4xx: the warehouse and the load · 5xx: generated files and migrations · 6xx:
 * drafts.
 */
public enum ProblemCode {
  FILE_NOT_READABLE("P101", "The contract cannot be read"),
  SYNTAX("P102", "The file is not well-formed YAML or JSON"),
  WRONG_NODE("P103", "A value has the wrong shape"),
  DUPLICATE_KEY("P104", "A key occurs twice"),
  UNKNOWN_KEY("P105", "A key is not known"),
  MISSING_KEY("P106", "A key is missing"),
  TOO_LARGE("P107", "The contract is too large or too deeply nested"),
  NO_CONTRACT("P108", "A folder holds no contract"),

  UNKNOWN_TYPE("P201", "A column type is not known"),
  UNSAFE_NAME("P202", "A name holds characters that are not allowed"),
  NAME_TOO_LONG("P203", "A name is longer than 63 bytes"),
  NAME_CLASH("P204", "Two names are the same to a warehouse"),
  RESERVED_NAME("P205", "A name belongs to the warehouse itself"),
  UNKNOWN_COLUMN("P206", "A key names a column that the contract does not have"),
  NOT_A_BOOLEAN("P207", "true or false was expected"),
  NOT_A_NUMBER("P208", "A number was expected"),
  BAD_VALUE("P209", "A value does not fit the type of its column"),
  EMPTY_RANGE("P210", "A range holds no value"),
  RULE_DOES_NOT_FIT_TYPE("P211", "A rule does not fit the type of its column"),
  BAD_PATTERN("P212", "A pattern is outside of the portable subset"),
  BAD_CHOICE("P213", "A value is not one of the choices"),
  NOTHING_TO_ENFORCE("P214", "A list is empty"),
  REPEATED_VALUE("P215", "A list names a value twice"),
  YAML_TRAP("P216", "YAML reads this otherwise than it was meant"),
  CONFLICTING_KEYS("P217", "Two keys contradict each other"),
  NOT_ENFORCED("P218", "Declared, not enforced"),
  NOT_SUPPORTED("P219", "Not supported by this version"),
  EXPRESSION_SYNTAX("P220", "An expression cannot be read"),
  NOT_PORTABLE("P221", "An expression uses what the engines do not do alike"),
  TYPES_DO_NOT_MEET("P222", "An expression brings two types together that do not fit"),
  NOT_A_CONDITION("P223", "A condition was expected"),
  DECIDES_NOTHING("P224", "A condition is the same for every row"),
  TOO_MANY_DIGITS("P225", "A number needs more digits than an engine keeps"),
  EXPRESSION_TOO_LARGE("P226", "An expression is too long or too deeply nested"),
  FILES_ONLY("P227", "Checked in every file, not by the table"),
  STANDARD_VERSION("P230", "A version of the standard that is not read"),
  SCHEMA_BROKEN("P231", "The contract breaks the JSON Schema of its standard"),
  UNKNOWN_METRIC("P232", "A quality rule is not known or stands where it cannot"),
  UNKNOWN_REFERENCE("P233", "A relationship names no column of the contract"),
  MIXED_SHAPES("P250", "Keys of two shapes in one contract"),
  BAD_EXAMPLE("P251", "An example is no value of its column"),

  FILE_CHECK_DROPS("P240", "A check of the file as a whole cannot drop rows"),
  BAD_DURATION("P241", "A duration was expected"),
  REFERENCE_COLUMNS("P242", "A reference does not name its columns in pairs"),
  REFERENCE_TO_ITSELF("P243", "Every row keeps the reference by itself"),
  REFERENCE_MISFIT("P244", "A reference does not fit the table that it names"),
  CHECK_NAME_TAKEN("P245", "Two checks have one name"),
  LIMIT_OF_UNKNOWN_RULE("P246", "A limit names a rule that the contract lacks"),
  LIMIT_NEVER_REACHED("P247", "A limit is never reached"),
  SETS_ASIDE("P248", "Rows are set aside"),
  VERSION_UNCHANGED("P252", "The meaning changed, the version did not"),
  VERSION_STEP("P253", "The version took a smaller step than its changes need"),
  FORMER_NAME_UNKNOWN("P254", "A former name says nothing"),

  EMPTY_FILE("P301", "The file is empty"),
  INVALID_ENCODING("P302", "The bytes are not valid in the declared encoding"),
  NUL_CHARACTER("P303", "A NUL character stands in the text"),
  UNCLOSED_QUOTE("P304", "A quoted field is never closed"),
  STRAY_QUOTE("P305", "A quote stands where none can stand"),
  BARE_CARRIAGE_RETURN("P306", "A carriage return stands in an unquoted field"),
  FIELD_COUNT("P307", "A record has another number of fields than the header"),
  MISSING_COLUMN("P308", "A column is missing from the header"),
  EXTRA_COLUMN("P309", "The header has a column that the contract does not have"),
  DUPLICATE_COLUMN("P310", "A header occurs twice"),
  COLUMN_ORDER("P311", "The columns stand in another order"),
  COLUMN_SPELLING("P312", "A header differs in case or space"),
  OTHER_DELIMITER("P313", "The header is separated by another character"),
  BLANK_LINES("P314", "Blank lines were skipped"),
  NO_FINAL_NEWLINE("P315", "The last line has no line end"),
  FILE_UNREADABLE("P316", "The file cannot be read"),
  DAMAGED_ARCHIVE("P317", "The compressed file is damaged"),
  OTHER_ENCODING_MARK("P318", "The byte order mark names another encoding"),
  UNNAMED_COLUMN("P319", "A header has no name"),
  LITERAL_QUOTE("P320", "A quote inside an unquoted field is taken as it stands"),
  REFERENCES_NOT_CHECKED("P321", "References are judged by a load"),
  LIMIT_EXCEEDED("P322", "More rows break the contract than its limits allow"),
  FILE_MISSING("P323", "The file does not exist"),

  TABLE_REFUSED("P402", "The table refused rows"),
  ALREADY_LOADED("P403", "These bytes are already loaded"),
  TABLE_MISSING("P404", "The table does not exist"),
  TABLE_DIFFERS("P405", "The table differs from the contract"),
  WAREHOUSE_UNREACHABLE("P406", "The warehouse cannot be reached"),
  WAREHOUSE_REFUSED("P407", "The warehouse refused a statement"),
  WAREHOUSE_BUSY("P408", "Somebody else holds the table"),
  UNKNOWN_TARGET("P410", "The target is not known"),
  STAGING_FAILED("P411", "The machine could not stage the file"),
  NOT_RECORDED("P412", "A run that loaded nothing is not in the ledger"),
  NO_LEDGER("P413", "The warehouse has no ledger"),
  WOULD_EMPTY("P414", "The load would empty the table"),
  ROWS_REFERRED_TO("P415", "Another table refers to the rows that would go"),
  OUTCOME_UNKNOWN("P416", "Whether the load was committed is not known"),
  FOUND_LOADED("P417", "The answer to a commit was lost, the ledger told"),
  RULE_MISSING("P420", "A table does not enforce a rule"),
  RULE_NOT_VALIDATED("P421", "A rule binds new rows only"),
  RULE_CHANGED("P422", "A constraint says something else than its rule"),
  FOREIGN_CONSTRAINT("P423", "A table has a constraint that no rule asks for"),

  NOT_CURRENT("P501", "A generated file is not current"),
  CONTRACT_CHANGED("P502", "The contract changed after its last migration"),
  MIGRATION_REWRITTEN("P503", "A written migration was changed"),
  REFERENCED_TABLE_UNKNOWN("P504", "A FOREIGN KEY names a table that is not known here"),
  WOULD_DROP("P505", "A migration would drop values"),
  NOTHING_TO_FILL("P506", "A new required column has nothing for the rows that are there"),
  NO_CONVERSION("P507", "Values of one type do not become values of the other"),
  BRANCHES_MEET("P508", "Two branches wrote migrations"),
  ROWS_BREAK_CHANGE("P509", "Rows of the table would break a change"),
  ROWS_SPARED("P510", "A rule binds new rows only until old ones are mended"),
  KEY_IN_USE("P512", "A FOREIGN KEY of another table needs a key that changes"),
  NAME_TAKEN("P513", "A column is renamed onto one that is there"),
  SNAPSHOT_MISSING("P514", "The snapshot of the migrations is missing"),
  LEFT_BESIDE("P515", "Files are left of scripts that are gone"),
  TABLE_NOT_ADOPTED("P516", "A table exists that no migration made"),
  MIGRATIONS_WAIT("P517", "Migrations wait that have to run first"),
  MADE_OVER_TABLE("P518", "Views or indexes are over a table that changes"),

  NO_HEADER("P601", "The file seems to have no header"),
  UNKNOWN_ENCODING("P602", "The encoding must be named"),
  TYPE_NOT_READ("P603", "A type of a table is none of a contract"),
  CONSTRAINT_NOT_READ("P604", "A part of a table was not read"),

  NOT_SAYABLE("P610", "The shape has no words for a rule");

  private final String code;
  private final String title;

  ProblemCode(String code, String title) {
    this.code = code;
    this.title = title;
  }

  /** For example {@code P201}. */
  public String code() {
    return code;
  }

  /** What the code stands for, in a few words. */
  public String title() {
    return title;
  }
}
