public import Foundation

/// What a program printed, and how it ended, run as users run it: with few variables and no home.
public struct ProgramRun: Sendable {
  public let status: Int32
  public let output: String
  public let errors: String

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The command line, with the program's path first.
  ///   - folder: The folder that it runs in; the tests' own unless one is given.
  ///   - environment: Variables beside `PATH` and `HOME`.
  ///   - input: What it reads from standard input; nothing unless given.
  /// - Throws: An error of Foundation where the program cannot be started or fed.
  public init(
    _ words: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws {
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    let process = try ProgramRun.start(
      words, in: folder, environment: environment, output: output, errors: errors,
      input: input == nil ? FileHandle.nullDevice : feed)
    if let input {
      try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try feed.fileHandleForWriting.close()
    }
    let printed = output.fileHandleForReading.readThrough()
    let reported = errors.fileHandleForReading.readThrough()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: printed, as: UTF8.self)
    self.errors = String(decoding: reported, as: UTF8.self)
  }

  /// Starts a program without waiting for it.
  ///
  /// - Returns: The process, which runs.
  /// - Throws: An error of Foundation where the program cannot be started.
  public static func start(
    _ words: [String], in folder: String? = nil, environment: [String: String] = [:],
    output: Any? = FileHandle.nullDevice, errors: Any? = FileHandle.nullDevice,
    input: Any? = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"].merging(environment) {
      $1
    }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = input
    try process.run()
    return process
  }
}

extension ProgramRun {
  /// The words that run a line of a shell on a terminal of its own, end as it does, and print what
  /// is printed there.
  public static func onTerminal(_ line: String) -> [String] {
    [
      "/usr/bin/python3", "-c",
      """
      import os, pty, sys
      sys.exit(os.waitstatus_to_exitcode(pty.spawn(["/bin/sh", "-c", sys.argv[1]])))
      """, line,
    ]
  }
}
