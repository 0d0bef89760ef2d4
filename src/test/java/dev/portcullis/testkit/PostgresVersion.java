package dev.portcullis.testkit;

/** The Postgres versions that every build tries: the newest one, and the oldest one we promise. */
public enum PostgresVersion {
  POSTGRES_15("15"),
  POSTGRES_18("18");

  private final String major;

  PostgresVersion(String major) {
    this.major = major;
  }

  /** The major version as Postgres itself writes it, such as {@code 18}. */
  public String major() {
    return major;
  }
}
