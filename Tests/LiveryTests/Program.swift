import Fixtures
import Foundation
import Testing

/// The `livery` program, run as users run it.
struct Program {
  private static let executable = Bundle.main.bundleURL.deletingLastPathComponent()

  /// The program that was built beside the tests.
  static func path(of name: String) throws -> String {
    if name.hasPrefix("/") { return name }
    for folder in [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), executable,
    ] {
      for candidate in [folder, folder.deletingLastPathComponent()] {
        let path = candidate.appendingPathComponent(name).path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> ProgramRun {
    try run(arguments, input: input, environment: environment, in: folder)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], of program: String = "livery", input: String? = nil,
    environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> ProgramRun {
    try ProgramRun(
      [path(of: program)] + arguments, in: folder, environment: environment, input: input)
  }
}
