public import Fixtures
import Foundation

/// A command of `livery-preview` that ends by itself, run as users run it and without a display.
public struct PreviewCommand {
  /// The words of the command line, the program first.
  public static func words(_ arguments: [String]) -> [String] {
    [BuiltProgram.path("livery-preview")] + arguments
  }

  /// Runs a command to its end.
  public static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> ProgramRun {
    try ProgramRun(words(arguments), in: folder, environment: environment, input: input)
  }

  /// Whether this machine has a screen that nobody sees.
  public static let hasScreen = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
}
