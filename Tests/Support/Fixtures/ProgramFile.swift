import Foundation

/// Programs that a test puts somewhere and runs.
///
/// Other programs write them: what this process has open for writing, a child that another test
/// starts at the same moment has open too, and Linux runs no file that is (ETXTBSY, execve(2)).
public enum ProgramFile {
  /// Why a program could not be put somewhere.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes a script, with the folders around it.
  public static func write(_ script: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try run(
      ["/bin/sh", "-c", "mkdir -p \"$0\" && cat > \"$1\" && chmod 755 \"$1\"", folder, path],
      input: script)
  }

  /// Copies a program.
  public static func copy(_ source: String, to path: String) throws {
    try run(["/bin/cp", source, path])
  }

  private static func run(_ words: [String], input: String? = nil) throws {
    let run = try ProgramRun(words, input: input)
    if run.status != 0 { throw Failure(description: run.errors) }
  }
}
