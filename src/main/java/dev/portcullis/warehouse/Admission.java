package dev.portcullis.warehouse;

import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.OldRows;
import dev.portcullis.staging.TableChecks;

/** What the file gate says while a file is loaded. */
public interface Admission {
  /**
   * The rules that the warehouse has to judge before rows go in.
   *
   * @param oldRows what becomes of the rows that the table has
   */
  TableChecks tableChecks(OldRows oldRows);

  /**
   * Whether the rows that are not set aside may go in.
   *
   * @param judgement of the file by all rules
   */
  boolean admits(Judgement judgement);

  /**
   * What goes into quarantine in the same transaction.
   *
   * @param judgement of the file by all rules
   */
  QuarantineSource quarantine(Judgement judgement);
}
