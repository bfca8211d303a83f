import Foundation

/// A theme of one color in a folder of its own, saved the ways that editors save.
final class ThemeFile {
  private let folder: URL
  private let file: URL

  var path: String { file.path }

  /// Creates the file with another text.
  convenience init(_ text: String) throws {
    try self.init(headerbar: "#204060")
    try write(text)
  }

  init(headerbar: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("harbor.livery.toml")
    try writeInPlace(headerbar: headerbar)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func text() throws -> String {
    try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  func writeInPlace(headerbar: String) throws {
    try write(Self.text(headerbar: headerbar))
  }

  func writeByRename(headerbar: String) throws {
    try writeByRename(Self.text(headerbar: headerbar))
  }

  func writeByRename(_ text: String) throws {
    let draft = folder.appendingPathComponent(".harbor.livery.toml.swp")
    try Data(text.utf8).write(to: draft)
    guard rename(draft.path, file.path) == 0 else { throw POSIXError(.EIO) }
  }

  func remove() throws {
    try FileManager.default.removeItem(at: file)
  }

  private static func text(headerbar: String) -> String {
    """
    livery = 1
    name = "Harbor"

    [colors]
    headerbar-bg = "\(headerbar)"
    """
  }
}
