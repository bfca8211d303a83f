import Fixtures
import Foundation
import TestDisplay
import Testing

/// Where the files of a session are, and who may read them.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct SessionFolderTests {
  private let cache: TemporaryFolder

  init() throws {
    cache = try TemporaryFolder()
  }

  /// Starts the window with a mask that takes no right away, and returns the modes of its files in
  /// the cache.
  private func modes(runtime: String) throws -> [String: Int] {
    let display = try TestDisplay()
    let words = [
      "/bin/sh", "-c", "umask 000; exec \"$0\"",
      BuiltProgram.path("livery-preview"),
    ]
    let environment: [String: RequestValue] = [
      "XDG_RUNTIME_DIR": .string(runtime), "XDG_CACHE_HOME": .string(cache.path),
    ]
    try display.perform(
      "start",
      ["arguments": .list(words.map { .string($0) }), "environment": .table(environment)])
    try display.perform("wait", ["role": "label", "name": "Livery"])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(cache.path)/\(path)")
        return (path, attributes[.posixPermissions] as? Int ?? 0)
      })
  }

  @Test(arguments: ["", "relative"])
  func arePrivateWithoutARuntimeFolderAndWithoutAMask(runtime: String) throws {
    let modes = try modes(runtime: runtime)
    #expect(modes["livery"] == 0o700)
    let session = modes.filter { $0.key.hasPrefix("livery/session-") }
    #expect(session.count == 2 && session.values.allSatisfy { $0 == 0o600 })
  }

  @Test(.enabled(if: getuid() == 0, "only root may give a folder away"))
  func areNotInTheFolderOfAnotherUser() throws {
    let runtime = try TemporaryFolder()
    try runtime.write("livery/theirs", "")
    chown(runtime.path + "/livery", 65_534, 65_534)
    let modes = try modes(runtime: runtime.path)
    #expect(modes.keys.contains { $0.hasPrefix("livery/session-") })
    let names = try FileManager.default.contentsOfDirectory(atPath: runtime.path + "/livery")
    #expect(names == ["theirs"])
  }
}
