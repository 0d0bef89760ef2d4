package dev.portcullis.page;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;
import dev.portcullis.contract.Contract;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

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
    HTML("page.html", Escapers.HTML),
    /** As code hosts show it, with tables. */
    MARKDOWN("page.md", MarkdownText::escaped);

    private final String template;
    private final Mustache.Escaper escaper;

    Form(String template, Mustache.Escaper escaper) {
      this.template = template;
      this.escaper = escaper;
    }
  }

  /** The text of the page. */
  public static String of(Contract contract, Form form) {
    return Mustache.compiler()
        .withEscaper(form.escaper)
        .emptyStringIsFalse(true)
        .compile(template(form.template))
        .execute(PageView.of(contract));
  }

  private static String template(String name) {
    try (InputStream in = ContractPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("template " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
