import Fixtures
import Foundation

/// A folder with the file of a theme, `harbor.livery.toml`, and what a window makes of it.
struct ThemeFolder {
  static let theme = """
    livery = 1
    name = "Harbor"   # where ships lie

    [colors]
    accent-bg = "#204060"   # the sea
    headerbar-bg = "$accent-bg"

    """

  let folder: TemporaryFolder

  /// The file of the theme.
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("harbor.livery.toml", Self.theme)
  }

  /// The names of the files in the folder.
  var files: [String] { get throws { try folder.contents(of: ".").keys.sorted() } }

  /// What is in a file, which is that of the theme where none is named.
  func text(_ file: String = "harbor.livery.toml") throws -> String {
    String(decoding: try folder.read(file), as: UTF8.self)
  }

  /// Adds a program of the shell to those that a window finds; gives the environment for that.
  func environment(with program: String, _ script: String = "") throws -> [String: String] {
    try ProgramFile.write("#!/bin/sh\n\(script)\n", to: "\(folder.path)/bin/\(program)")
    return ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "VISUAL": ""]
  }

  /// Adds an editor that writes into the file `opened` its arguments.
  func environmentWithEditor() throws -> [String: String] {
    try environment(
      with: "gnome-text-editor", "printf '%s ' \"$@\" > '\(folder.path)/opened'")
  }

  /// Waits until a file is there and has a text.
  func await(_ text: String, in file: String, by preview: Preview) throws {
    try preview.poll("there is no '\(file)'") { folder.exists(file) ? () : nil }
    try preview.poll("'\(file)' has another text") { try self.text(file) == text ? () : nil }
  }

  /// Writes a text over that of the theme.
  func write(_ text: String) throws {
    try folder.write("harbor.livery.toml", text)
  }
}
