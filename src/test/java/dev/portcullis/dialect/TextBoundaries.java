package dev.portcullis.dialect;

import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.UuidType;
import java.util.List;

/** Texts that look alike, texts that look empty, and what a character is. */
final class TextBoundaries {
  private static final ColumnType TEXT = new TextType();
  private static final String ACUTE = "\u0301";
  private static final String FACE = "\uD83D\uDE00";
  private static final String NO_BREAK_SPACE = "\u00A0";
  private static final String IDEOGRAPHIC_SPACE = "\u3000";
  private static final String ZERO_WIDTH_SPACE = "\u200B";

  private TextBoundaries() {}

  static List<Boundary> all() {
    return List.of(
        Boundary.of("text required", field(TEXT).required()).accepts("", " ", "x").refusesNull(),
        Boundary.of("text max length", field(TEXT).maximumLength(2))
            .accepts("", "ab", "éé", FACE + FACE, "e" + ACUTE, "  ", "a\n")
            .acceptsNull()
            .refuses(
                RuleKind.MAXIMUM_LENGTH,
                "abc",
                "e" + ACUTE + "e",
                FACE + FACE + FACE,
                "ab ",
                "ab\n"),
        Boundary.of("text min length", field(TEXT).minimumLength(1))
            .accepts(" ", ACUTE, FACE, "\n")
            .acceptsNull()
            .refuses(RuleKind.MINIMUM_LENGTH, ""),
        Boundary.of("text not blank", field(TEXT).notBlank())
            .accepts("x", " x ", "\n.\n", IDEOGRAPHIC_SPACE, ZERO_WIDTH_SPACE, "\u000B", "\f")
            .acceptsNull()
            .refuses(RuleKind.NOT_BLANK, "", " ", "\t", "\n", "\r", NO_BREAK_SPACE)
            .refuses(RuleKind.NOT_BLANK, " \t\r\n" + NO_BREAK_SPACE + " "),
        Boundary.of(
                "text enum",
                field(TEXT).allowed("NEW", "caf\u00E9", "it's", "a\\b", "two\nlines", ""))
            .accepts("NEW", "caf\u00E9", "it's", "a\\b", "two\nlines", "")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "new", "NEW ", " NEW", "NEW\n", "cafe" + ACUTE, "cafe", "its")
            .refuses(RuleKind.ENUM, "a\\\\b", "two\r\nlines", " "),
        Boundary.of(
                "text enum of placeholders",
                field(TEXT).allowed("${price}", "$$", "$1", "%s", "?", ":a"))
            .accepts("${price}", "$$", "$1", "%s", "?", ":a")
            .refuses(RuleKind.ENUM, "$", "price"),
        Boundary.of("pattern", field(TEXT).pattern("[A-Z]{3}-[0-9]{4}"))
            .accepts("ABC-0123")
            .acceptsNull()
            .refuses(
                RuleKind.PATTERN, "abc-0123", "ABC-01234", "XABC-0123", "ABC-0123\n", "\nABC-0123")
            .refuses(
                RuleKind.PATTERN,
                "",
                " ABC-0123",
                "ABC-0123 ",
                "x\nABC-0123\nx",
                "ABC-\u0661\u0662\u0663\u0664"),
        Boundary.of("pattern alternatives", field(TEXT).pattern("a|ab|c$"))
            .accepts("a", "ab", "c")
            .refuses(RuleKind.PATTERN, "abc", "ac", "b", "a\n", "c\n", ""),
        Boundary.of("pattern dot", field(TEXT).pattern("a.b"))
            .accepts("axb", "aéb", "a" + FACE + "b", "a\rb", "a\\b", "a'b")
            .refuses(RuleKind.PATTERN, "a\nb", "ab", "axxb", "e" + ACUTE),
        Boundary.of("pattern outside of a class", field(TEXT).pattern("[^x]+"))
            .accepts("abc", "a\nb", "\n", FACE, ACUTE)
            .refuses(RuleKind.PATTERN, "axb", "x", ""),
        Boundary.of("pattern shorthands", field(TEXT).pattern("\\w+\\s\\d{2,3}"))
            .accepts("a_1 12", "a\t123")
            .refuses(RuleKind.PATTERN, "é 12", "a 1", "a 1234", "a\u00A012", "a \u0661\u0662"),
        Boundary.of("pattern beyond ASCII", field(TEXT).pattern("[äöü]é{2}" + FACE + "?"))
            .accepts("äéé", "üéé" + FACE)
            .refuses(RuleKind.PATTERN, "Äéé", "äé", "äe" + ACUTE + "é"),
        Boundary.of("pattern of signs", field(TEXT).pattern("\\$\\{[a-z]+\\}|\\\\|'\"|\\^\\.\\*"))
            .accepts("${price}", "\\", "'\"", "^.*")
            .refuses(RuleKind.PATTERN, "price", "\\\\", "'", "^xx"),
        Boundary.of("pattern of a long text", field(TEXT).pattern("(?:x|y)*"))
            .accepts("", "xyxy", "x".repeat(20_000))
            .refuses(RuleKind.PATTERN, "x".repeat(20_000) + "z"),
        Boundary.of(
                "uuid enum", field(new UuidType()).allowed("6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
            .accepts("6f9619ff-8b86-d011-b42d-00cf4fc964ff", "6F9619FF-8B86-D011-B42D-00CF4FC964FF")
            .acceptsNull()
            .refuses(RuleKind.ENUM, "6f9619ff-8b86-d011-b42d-00cf4fc964fe")
            .refusesByType("x"),
        Boundary.of("json required", field(new JsonType()).required())
            .accepts("{\"a\": 1, \"a\": 2}", "[]", "null", "1", "\"x\"")
            .refusesNull()
            .refusesByType("{a: 1}", "", "{"));
  }

  private static Draft.Field field(ColumnType type) {
    return Draft.field("v", type);
  }
}
