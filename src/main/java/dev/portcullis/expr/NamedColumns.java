package dev.portcullis.expr;

import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.Arithmetic;
import dev.portcullis.expr.Expr.Call;
import dev.portcullis.expr.Expr.CharacterLength;
import dev.portcullis.expr.Expr.CodePointOrder;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Comparison;
import dev.portcullis.expr.Expr.Conversion;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.expr.Expr.IsNull;
import dev.portcullis.expr.Expr.Like;
import dev.portcullis.expr.Expr.Literal;
import dev.portcullis.expr.Expr.Membership;
import dev.portcullis.expr.Expr.Not;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.expr.Expr.NotNull;
import dev.portcullis.expr.Expr.Or;
import dev.portcullis.expr.Expr.PatternMatch;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the columns that an expression speaks of. */
public final class NamedColumns implements Expr.Visitor<Stream<String>> {
  private NamedColumns() {}

  /** Each name once, in the order of the expression. */
  public static Set<String> of(Expr expr) {
    return expr.accept(new NamedColumns()).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Stream<String> look(Expr... parts) {
    return look(List.of(parts));
  }

  private Stream<String> look(List<Expr> parts) {
    return parts.stream().flatMap(part -> part.accept(this));
  }

  @Override
  public Stream<String> column(ColumnReference expr) {
    return Stream.of(expr.name());
  }

  @Override
  public Stream<String> literal(Literal expr) {
    return Stream.of();
  }

  @Override
  public Stream<String> comparison(Comparison expr) {
    return look(expr.left(), expr.right());
  }

  @Override
  public Stream<String> membership(Membership expr) {
    return look(expr.value());
  }

  @Override
  public Stream<String> match(PatternMatch expr) {
    return look(expr.text());
  }

  @Override
  public Stream<String> length(CharacterLength expr) {
    return look(expr.text());
  }

  @Override
  public Stream<String> finite(Finite expr) {
    return look(expr.column());
  }

  @Override
  public Stream<String> notBlank(NotBlank expr) {
    return look(expr.text());
  }

  @Override
  public Stream<String> notNull(NotNull expr) {
    return look(expr.column());
  }

  @Override
  public Stream<String> and(And expr) {
    return look(expr.parts());
  }

  @Override
  public Stream<String> or(Or expr) {
    return look(expr.parts());
  }

  @Override
  public Stream<String> not(Not expr) {
    return look(expr.part());
  }

  @Override
  public Stream<String> isNull(IsNull expr) {
    return look(expr.value());
  }

  @Override
  public Stream<String> like(Like expr) {
    return look(expr.text());
  }

  @Override
  public Stream<String> arithmetic(Arithmetic expr) {
    return look(expr.left(), expr.right());
  }

  @Override
  public Stream<String> call(Call expr) {
    return look(expr.arguments());
  }

  @Override
  public Stream<String> conversion(Conversion expr) {
    return look(expr.value());
  }

  @Override
  public Stream<String> codePointOrder(CodePointOrder expr) {
    return look(expr.text());
  }
}
