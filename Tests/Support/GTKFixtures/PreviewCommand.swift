import Fixtures
import Foundation
import LiveryAdwaita
import Testing

/// A command of `livery-preview` that ends by itself, run as users run it and without a display.
struct PreviewCommand {
  /// The words of the command line, the program first.
  static func words(_ arguments: [String]) -> [String] {
    [Preview.programs.appendingPathComponent("livery-preview").path] + arguments
  }

  /// Runs a command to its end.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> ProgramRun {
    try ProgramRun(words(arguments), in: folder, environment: environment, input: input)
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
