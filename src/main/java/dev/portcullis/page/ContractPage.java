package dev.portcullis.page;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;
import dev.portcullis.contract.Contract;

/**
 * A contract as a readable page: columns, rules in words, where each is enforced, examples, owner.
 * It shows what the contract says and nothing of any data; examples of columns whose values must
 * not be printed are left out. The same contract gives the same text.
 */
public final class ContractPage {
  private ContractPage() {}

  /** The forms a page comes in. */
  public enum Form {
    /** One file with its style inside, nothing is fetched from elsewhere. */
    HTML,
    /** As code hosts show it, with tables. */
    MARKDOWN
  }

  /** The text of the page. */
  public static String of(Contract contract, Form form) {
    return new Template(name(form), escaper(form)).execute(PageView.of(contract));
  }

  private static Mustache.Escaper escaper(Form form) {
    return switch (form) {
      case HTML -> Escapers.HTML;
      case MARKDOWN -> MarkdownText::escaped;
    };
  }

  private static String name(Form form) {
    return switch (form) {
      case HTML -> "page.html";
      case MARKDOWN -> "page.md";
    };
  }
}
