package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.page.ContractPage;
import dev.portcullis.page.ContractPage.Form;
import java.util.List;

/** What contracts can be exported to. */
enum ExportFormat {
  HTML(".html"),
  MD(".md");

  private final String extension;

  ExportFormat(String extension) {
    this.extension = extension;
  }

  /**
   * A text of an export.
   *
   * @param name of what it tells, without extension
   */
  record Text(String name, String text) {}

  /** With its dot. */
  String extension() {
    return extension;
  }

  /** One text or several, in the order of the contracts. */
  List<Text> render(List<Contract> contracts) {
    return switch (this) {
      case HTML -> pages(contracts, Form.HTML);
      case MD -> pages(contracts, Form.MARKDOWN);
    };
  }

  private static List<Text> pages(List<Contract> contracts, Form form) {
    return contracts.stream()
        .map(contract -> new Text(contract.name(), ContractPage.of(contract, form)))
        .toList();
  }
}
