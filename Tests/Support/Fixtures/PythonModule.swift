import Foundation

/// A module of Debian's Python, another's reader of what the programs write.
public struct PythonModule: Sendable {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var isInstalled: Bool { (try? run("")) != nil }

  /// What a script that has the module prints of its input, without white space around it.
  ///
  /// - Throws: The error of Python where the script fails.
  @discardableResult
  public func run(_ script: String, input: String = "") throws -> String {
    let run = try ProgramRun(
      ["/usr/bin/python3", "-c", "import json, sys, \(name)\n\(script)"], input: input)
    guard run.status == 0 else { throw Complaint(description: run.errors) }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The last words of a script.
  public struct Complaint: Error, CustomStringConvertible {
    public let description: String
  }
}
