package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.Remarks;
import dev.portcullis.contract.write.Sayable;
import dev.portcullis.contract.write.odcs.OdcsWriter;
import dev.portcullis.page.ContractPage;
import dev.portcullis.page.ContractPage.Form;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;

/** What contracts can be exported to. */
enum ExportFormat {
  HTML(".html"),
  MD(".md"),
  NATIVE(".yaml"),
  ODCS(".odcs.yaml");

  private final String extension;

  ExportFormat(String extension) {
    this.extension = extension;
  }

  /**
   * A text of an export.
   *
   * @param name of what it tells, without extension
   * @param problems what the text does not say
   */
  record Text(String name, String text, List<Problem> problems) {
    Text {
      problems = List.copyOf(problems);
    }
  }

  /** With its dot. */
  String extension() {
    return extension;
  }

  /** One text or several, in the order of the contracts. */
  List<Text> render(List<Contract> contracts) {
    return switch (this) {
      case HTML -> pages(contracts, Form.HTML);
      case MD -> pages(contracts, Form.MARKDOWN);
      case NATIVE -> contracts.stream().map(ExportFormat::inNativeWords).toList();
      case ODCS -> document(contracts);
    };
  }

  private static List<Text> pages(List<Contract> contracts, Form form) {
    return contracts.stream()
        .map(contract -> new Text(contract.name(), ContractPage.of(contract, form), List.of()))
        .toList();
  }

  private static List<Text> document(List<Contract> contracts) {
    return contracts.isEmpty()
        ? List.of()
        : List.of(new Text(contracts.get(0).name(), OdcsWriter.write(contracts), List.of()));
  }

  private static Text inNativeWords(Contract contract) {
    Sayable sayable = Sayable.of(contract);
    List<String> head = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (Declared<String> unsaid : sayable.unsaid()) {
      head.add("Left out, the native shape has no words for it: " + unsaid.value() + ".");
      problems.add(
          Problem.warning(
              ProblemCode.NOT_SAYABLE,
              unsaid.at(),
              "The native shape has no words for " + unsaid.value() + ", so it was left out.",
              "Keep the contract as it is, or write a rule that the native shape has."));
    }
    Remarks remarks = new Remarks.Builder().build(head);
    return new Text(contract.name(), NativeWriter.write(sayable.contract(), remarks), problems);
  }
}
