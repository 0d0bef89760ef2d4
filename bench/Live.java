import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Steady readers and writers of the table of {@code live-1.yaml}: {@code Live URL ROWS STOP}. Four connections, each with a
 * statement every five milliseconds, until the file STOP is there; then one line: statements, the slowest in milliseconds,
 * how many took over 100 ms, over 1 s, and how many failed.
 */
public final class Live {
  private static final int PAUSE_MILLIS = 5;

  private static final List<String> STATEMENTS =
      List.of(
          "SELECT amount, day FROM events WHERE id = ?",
          "SELECT count(*), max(amount) FROM events WHERE id BETWEEN ? AND ? + 500",
          "UPDATE events SET amount = amount + 1 WHERE id = ?",
          "INSERT INTO events (id, device, code, amount, day) VALUES (? + 1000000000, 'late', ? + 1000000000, 5, '2026-11-30')"
              + " ON CONFLICT DO NOTHING");

  private Live() {}

  /** What one connection saw. */
  private record Seen(List<Long> micros, int failed) {}

  public static void main(String[] arguments) throws Exception {
    int rows = Integer.parseInt(arguments[1]);
    Path stop = Path.of(arguments[2]);
    ExecutorService threads = Executors.newFixedThreadPool(STATEMENTS.size());
    List<Future<Seen>> clients = new ArrayList<>();
    for (String sql : STATEMENTS) {
      Callable<Seen> client = () -> run(arguments[0], sql, rows, stop);
      clients.add(threads.submit(client));
    }
    threads.shutdown();
    List<Long> micros = new ArrayList<>();
    int failed = 0;
    for (Future<Seen> client : clients) {
      micros.addAll(client.get().micros());
      failed += client.get().failed();
    }
    System.out.printf(
        "%d %d %d %d %d%n",
        micros.size(),
        micros.stream().mapToLong(Long::longValue).max().orElse(0) / 1000,
        micros.stream().filter(it -> it > 100_000).count(),
        micros.stream().filter(it -> it > 1_000_000).count(),
        failed);
  }

  private static Seen run(String url, String sql, int rows, Path stop) throws Exception {
    List<Long> micros = new ArrayList<>();
    int failed = 0;
    int parameters = sql.length() - sql.replace("?", "").length();
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      while (!Files.exists(stop)) {
        int id = ThreadLocalRandom.current().nextInt(rows);
        for (int i = 1; i <= parameters; i++) {
          statement.setInt(i, id);
        }
        long began = System.nanoTime();
        try {
          statement.execute();
        } catch (SQLException e) {
          System.err.println(e.getMessage());
          failed++;
        }
        micros.add((System.nanoTime() - began) / 1000);
        Thread.sleep(PAUSE_MILLIS);
      }
    }
    return new Seen(micros, failed);
  }
}
