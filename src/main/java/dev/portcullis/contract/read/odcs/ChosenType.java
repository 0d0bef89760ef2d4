package dev.portcullis.contract.read.odcs;

import dev.portcullis.problem.Position;

/**
 * The type of a column.
 *
 * @param decidedAt the type in the document that decided
 * @param optionsApply whether {@code logicalTypeOptions} speak of values of this type
 */
record ChosenType(KnownType type, Position decidedAt, boolean optionsApply) {}
