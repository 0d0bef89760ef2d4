package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.page.ContractPage;
import dev.portcullis.page.ContractPage.Form;
import java.util.List;
import java.util.function.Function;

/** What a contract can be exported to. */
enum ExportFormat {
  HTML(".html", contracts -> pages(contracts, Form.HTML)),
  MD(".md", contracts -> pages(contracts, Form.MARKDOWN));

  private final String extension;
  private final Function<List<Contract>, List<Text>> rendering;

  ExportFormat(String extension, Function<List<Contract>, List<Text>> rendering) {
    this.extension = extension;
    this.rendering = rendering;
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
    return rendering.apply(contracts);
  }

  private static List<Text> pages(List<Contract> contracts, Form form) {
    return contracts.stream()
        .map(contract -> new Text(contract.name(), ContractPage.of(contract, form)))
        .toList();
  }
}
