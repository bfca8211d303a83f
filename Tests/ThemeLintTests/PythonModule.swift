import Fixtures
import Foundation

/// A module of Python that may be installed.
struct PythonModule {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var isInstalled: Bool { (try? run("import \(name); print(1)", input: "")) == "1" }

  /// What a script prints of its input; an error where it fails.
  func run(_ script: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (output, feed) = (Pipe(), Pipe())
    (process.standardOutput, process.standardInput) = (output, feed)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try feed.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readThrough()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
