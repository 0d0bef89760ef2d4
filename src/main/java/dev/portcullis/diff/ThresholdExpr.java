package dev.portcullis.diff;

import dev.portcullis.contract.Threshold;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Operator;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.Value.NumberValue;
import java.math.BigDecimal;
import java.util.List;

/** A threshold as a condition over the number that is measured, to be compared as others are. */
final class ThresholdExpr {
  private static final ColumnReference NUMBER = new ColumnReference("measured", new TextType());

  private ThresholdExpr() {}

  static Expr of(Threshold threshold) {
    BigDecimal first = threshold.numbers().get(0);
    BigDecimal last = threshold.numbers().get(threshold.numbers().size() - 1);
    return switch (threshold.comparison()) {
      case EQUAL -> test(Operator.EQUAL, first);
      case NOT_EQUAL -> test(Operator.NOT_EQUAL, first);
      case GREATER -> test(Operator.GREATER, first);
      case AT_LEAST -> test(Operator.AT_LEAST, first);
      case LESS -> test(Operator.LESS, first);
      case AT_MOST -> test(Operator.AT_MOST, first);
      case BETWEEN ->
          new And(List.of(test(Operator.AT_LEAST, first), test(Operator.AT_MOST, last)));
      case NOT_BETWEEN -> new Or(List.of(test(Operator.LESS, first), test(Operator.GREATER, last)));
    };
  }

  private static Expr test(Operator operator, BigDecimal number) {
    return new Comparison(NUMBER, operator, new Literal(new NumberValue(number)));
  }
}
