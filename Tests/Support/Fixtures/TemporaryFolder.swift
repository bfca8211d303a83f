public import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "livery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ name: String, _ content: String) throws -> String {
    try write(name, Data(content.utf8))
  }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ name: String, _ content: Data) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
    return url.path
  }

  /// The content of a file.
  public func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name))
  }
}
