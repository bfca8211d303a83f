import Adwaita
import Fixtures
import Foundation
import Testing

/// A command of `livery-preview` that ends by itself, run as users run it and without a display.
struct PreviewCommand {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The words of the command line, the program first.
  static func words(_ arguments: [String]) -> [String] {
    [Preview.programs.appendingPathComponent("livery-preview").path] + arguments
  }

  /// Starts a program.
  static func start(
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

  /// Runs a command to its end.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Result {
    try run(words: words(arguments), in: folder, environment: environment, input: input)
  }

  static func run(
    words: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Result {
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    let process = try start(
      words, in: folder, environment: environment, output: output, errors: errors,
      input: input == nil ? FileHandle.nullDevice : feed)
    if let input {
      try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try feed.fileHandleForWriting.close()
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// Whether this machine has a screen that nobody sees.
  static let hasScreen = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
}

extension TemporaryFolder {
  /// Every file in a folder of this one with its content, hidden ones too.
  func contents(of name: String) throws -> [String: Data] {
    let root = "\(path)/\(name)"
    let names = try #require(FileManager.default.enumerator(atPath: root)).compactMap {
      $0 as? String
    }
    var contents: [String: Data] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue {
        contents[name] = try read("\(root.dropFirst(path.count + 1))/\(name)")
      }
    }
    return contents
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// Writes a theme that sets one color, and gives its path.
  func writeTheme(_ name: String, accent: String) throws -> String {
    try write(
      "\(name).livery.toml",
      "livery = 1\nname = \"\(name)\"\n\n[colors]\naccent-bg = \"\(accent)\"\n")
  }
}
