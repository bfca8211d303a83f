import Foundation

/// A file with a text in a folder of its own, removed with the value's owner.
final class TemporaryFile {
  let folder: URL
  let path: String

  init(_ text: String, name: String = "page.ui") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    path = file.path
    try Data(text.utf8).write(to: file)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
