import Fixtures
import Foundation

/// A user's home for one test, with a GTK configuration.
struct Home {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  /// Makes a home whose configuration has some files.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, content) in files { try write(name, content) }
  }

  /// No program is found beside this one, so that nothing is painted before it is installed.
  var environment: [String: String] {
    ["HOME": path, "PATH": "/nonexistent", "DISPLAY": "", "WAYLAND_DISPLAY": ""]
  }

  func run(_ arguments: String..., with more: [String: String] = [:]) throws -> ProgramRun {
    try Program.run(arguments, environment: environment.merging(more) { $1 })
  }

  func write(_ name: String, _ content: String) throws {
    try folder.write(name, content)
  }

  /// Makes a link, and the folders on the way to it.
  func link(_ name: String, to target: String) throws {
    let place = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: target)
  }

  /// Sets the mode of a file.
  func change(_ name: String, toMode mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: "\(path)/\(name)")
  }

  func read(_ name: String) -> String? {
    (try? folder.read(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file and folder, a folder with a slash behind it, links with what they say.
  var content: [String: String] {
    get throws {
      var content: [String: String] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        let place = "\(path)/\(name)"
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
          content[name] = "-> \(target)"
        } else {
          // There is nothing to read in a folder.
          let text = read(name)
          content[text == nil ? name + "/" : name] = text ?? ""
        }
      }
      return content
    }
  }
}
