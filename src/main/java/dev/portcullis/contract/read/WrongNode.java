package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;

/** A list where a value is expected, and so on. */
final class WrongNode {
  private WrongNode() {}

  static Problem problem(String key, String expected, Node found) {
    return Problem.error(ProblemCode.WRONG_NODE, found.at(), message(key, expected, found));
  }

  static Problem problem(String key, String expected, Node found, String hint) {
    return Problem.error(ProblemCode.WRONG_NODE, found.at(), message(key, expected, found), hint);
  }

  private static String message(String key, String expected, Node found) {
    return "Key `" + key + "` is " + found.described() + ", expected " + expected + ".";
  }
}
