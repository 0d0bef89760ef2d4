package dev.portcullis.cli;

import dev.portcullis.warehouse.TargetAddress;
import dev.portcullis.warehouse.TargetAddress.DuckDbFile;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads a JDBC URL. User and password are taken out of it at once, so that nothing which prints the
 * address can print them; an error names no more of the URL than its scheme.
 */
final class TargetUrl {
  private static final String DUCKDB = "jdbc:duckdb:";
  private static final Pattern POSTGRES =
      Pattern.compile(
          "jdbc:postgresql:(?://(?:(?<login>[^/?]*)@)?)?(?<place>[^?]*)(?:\\?(?<parameters>.*))?");
  private static final Set<String> LOGIN = Set.of("user", "password");
  private static final Pattern SCHEME = Pattern.compile("(?:jdbc:)?[A-Za-z0-9+.-]+:");

  private TargetUrl() {}

  /** The address of {@code --url}: user and password from the URL or the environment. */
  static TargetAddress parse(Session session, String url) {
    return parse(session, url, Optional.empty(), Optional.empty());
  }

  /** The address of a configured warehouse; its user and password come before all others. */
  static TargetAddress parse(
      Session session, String url, Optional<String> user, Optional<String> password) {
    if (url.startsWith(DUCKDB)) {
      return duckDb(session, url.substring(DUCKDB.length()));
    }
    Matcher postgres = POSTGRES.matcher(url);
    if (postgres.matches()) {
      return postgres(session, url, postgres, user, password);
    }
    Matcher scheme = SCHEME.matcher(url);
    String found = scheme.lookingAt() ? "begins with `" + scheme.group() + "`" : "has no scheme";
    throw new UsageException(
        "The URL of the warehouse "
            + found
            + "; `jdbc:postgresql:` or `jdbc:duckdb:` was expected.",
        "For example `jdbc:postgresql://localhost:5432/portcullis` or `jdbc:duckdb:warehouse.duckdb`.");
  }

  private static DuckDbFile duckDb(Session session, String path) {
    if (path.isEmpty() || path.startsWith(":memory:")) {
      throw new UsageException(
          "A DuckDB database in memory is gone when the command ends.",
          "Name a file: `jdbc:duckdb:warehouse.duckdb`.");
    }
    return new DuckDbFile(session.resolve(path), path);
  }

  private static PostgresServer postgres(
      Session session,
      String url,
      Matcher matcher,
      Optional<String> user,
      Optional<String> password) {
    Map<String, String> parameters = parameters(matcher.group("parameters"));
    Map<String, String> login = login(matcher.group("login"));
    String slashes = url.startsWith("jdbc:postgresql://") ? "//" : "";
    Map<String, String> environment = session.environment();
    return new PostgresServer(
        slashes + matcher.group("place"),
        parameters.entrySet().stream()
            .filter(parameter -> !LOGIN.contains(parameter.getKey()))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)),
        user.or(() -> first("user", parameters, login)).or(() -> found(environment, "PGUSER")),
        password
            .or(() -> first("password", parameters, login))
            .or(() -> found(environment, "PGPASSWORD")));
  }

  private static Optional<String> first(
      String key, Map<String, String> parameters, Map<String, String> login) {
    return found(parameters, key).or(() -> found(login, key));
  }

  private static Optional<String> found(Map<String, String> values, String key) {
    return Optional.ofNullable(values.get(key));
  }

  private static Map<String, String> login(@Nullable String login) {
    Map<String, String> parts = new TreeMap<>();
    if (login != null && !login.isEmpty()) {
      int colon = login.indexOf(':');
      parts.put("user", decoded(colon < 0 ? login : login.substring(0, colon)));
      if (colon >= 0) {
        parts.put("password", decoded(login.substring(colon + 1)));
      }
    }
    return parts;
  }

  private static Map<String, String> parameters(@Nullable String query) {
    Map<String, String> parameters = new TreeMap<>();
    if (query == null || query.isEmpty()) {
      return parameters;
    }
    for (String parameter : query.split("&", -1)) {
      int equals = parameter.indexOf('=');
      if (equals > 0) {
        parameters.put(
            decoded(parameter.substring(0, equals)), decoded(parameter.substring(equals + 1)));
      }
    }
    return parameters;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return text;
    }
  }
}
