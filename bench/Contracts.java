import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes contracts of 20 columns with the rules that people use: native, JSON and ODCS in turn. */
public final class Contracts {
  private static final int COLUMNS = 20;

  private Contracts() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int count = Integer.parseInt(args[1]);
    for (int i = 0; i < count; i++) {
      switch (i % 3) {
        case 0 -> write(folder, i, ".yaml", yaml(i));
        case 1 -> write(folder, i, ".json", json(i));
        default -> write(folder, i, ".odcs.yaml", odcs(i));
      }
    }
  }

  private static void write(Path folder, int i, String end, String text) throws IOException {
    Files.writeString(folder.resolve("table_" + i + end), text);
  }

  private static String yaml(int i) {
    StringBuilder text = new StringBuilder();
    text.append("name: table_").append(i).append("\nversion: 1.0.0\nowner: team ").append(i % 7);
    text.append("\ndescription: Contract number ").append(i).append("\narrives: daily by 02:00\n");
    text.append("columns:\n  - name: id\n    type: long\n    required: true\n    unique: true\n");
    for (int c = 1; c < COLUMNS; c++) {
      text.append("  - name: column_").append(c).append("\n    description: What column ");
      text.append(c).append(" means to those who read it\n");
      text.append(
          switch (c % 6) {
            case 0 -> "    type: decimal(12,2)\n    min: 0.01\n    max: 100000\n";
            case 1 -> "    type: string\n    required: true\n    not_blank: true\n    max_length: 80\n";
            case 2 -> "    type: string\n    enum: [NEW, PAID, SHIPPED, CANCELLED]\n";
            case 3 -> "    type: string\n    pattern: '[A-Z]{2}-[0-9]{4,6}'\n";
            case 4 -> "    type: timestamp\n    required: true\n";
            default -> "    type: date\n    format: dd.MM.yyyy\n    on_violation: warn\n    min: 2000-01-01\n";
          });
    }
    return text.append("unique: [[column_1, column_4]]\n").toString();
  }

  private static String json(int i) {
    StringBuilder text = new StringBuilder();
    text.append("{\n  \"contract_name\": \"table_").append(i).append("\",\n  \"version\": \"1.0\",\n");
    text.append("  \"owner\": \"team\",\n  \"allow_additional_columns\": false,\n  \"columns\": [\n");
    text.append("    {\"name\": \"id\", \"type\": \"long\", \"nullable\": false}");
    String[] types = {"string", "integer", "double", "boolean", "date", "timestamp"};
    for (int c = 1; c < COLUMNS; c++) {
      text.append(",\n    {\"name\": \"column_").append(c).append("\", \"type\": \"");
      text.append(types[c % types.length]).append("\", \"nullable\": ").append(c % 2 == 0).append('}');
    }
    return text.append("\n  ],\n  \"primary_key\": [\"id\"],\n")
        .append("  \"rules\": {\"unique\": [\"column_6\"]}\n}\n")
        .toString();
  }

  private static String odcs(int i) {
    StringBuilder text = new StringBuilder();
    text.append("apiVersion: v3.1.0\nkind: DataContract\nid: contract-").append(i);
    text.append("\nname: table_").append(i).append("\nversion: 1.0.0\nstatus: active\nschema:\n");
    text.append("  - name: table_").append(i).append("\n    logicalType: object\n    properties:\n");
    text.append("      - {name: id, logicalType: integer, physicalType: bigint, required: true,");
    text.append(" primaryKey: true, primaryKeyPosition: 1}\n");
    for (int c = 1; c < COLUMNS; c++) {
      text.append("      - name: column_").append(c).append("\n        description: Column ").append(c);
      text.append('\n');
      text.append(
          switch (c % 4) {
            case 0 -> "        logicalType: string\n        logicalTypeOptions: {maxLength: 80}\n";
            case 1 -> "        logicalType: number\n        physicalType: decimal(12,2)\n        required: true\n";
            case 2 -> "        logicalType: date\n";
            default -> "        logicalType: integer\n        logicalTypeOptions: {minimum: 0}\n";
          });
    }
    return text.toString();
  }
}
