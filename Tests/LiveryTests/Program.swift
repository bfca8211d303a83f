import Fixtures
import Foundation
import Testing

/// The `livery` program, run as users run it.
struct Program {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

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
  ) throws -> Result {
    try run(arguments, input: input, environment: environment, in: folder)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], of program: String = "livery", input: String? = nil,
    environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path(of: program))
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"].merging(environment) {
      $1
    }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = input == nil ? FileHandle.nullDevice : feed
    try process.run()
    if let input {
      try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try feed.fileHandleForWriting.close()
    }
    let said = output.fileHandleForReading.readThrough()
    let complained = errors.fileHandleForReading.readThrough()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
}
