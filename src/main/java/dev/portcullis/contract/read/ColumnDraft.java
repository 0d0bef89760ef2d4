package dev.portcullis.contract.read;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.type.ColumnType;
import java.util.Optional;

/**
 * What is known of a column while the contract is still being read, as far as it could be read.
 *
 * @param name as written, also when it is not allowed
 * @param type empty when it is missing or unknown
 * @param primaryKey where the column says that it is the primary key or a part of it
 * @param unique where the column says that its values are unique
 * @param column empty when something of it could not be read
 */
record ColumnDraft(
    Declared<String> name,
    Optional<ColumnType> type,
    Optional<Declared<Boolean>> primaryKey,
    Optional<Declared<Key.Kind>> unique,
    Optional<Declared<String>> renamedFrom,
    OnViolation onViolation,
    Optional<Column> column) {}
