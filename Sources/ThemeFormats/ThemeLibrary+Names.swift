import Foundation
import System

extension ThemeLibrary {
  private static let endings = [
    ".livery.toml", ".livery.json", ".resolver.json", ".tokens.json", ".tokens", ".toml", ".json",
    ".yaml", ".yml", ".css",
  ]

  /// The id that a file's name gives: without its ending, and bytes that an id cannot have as `-`.
  public static func id(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let ending = endings.first { file.hasSuffix($0) && file != $0 } ?? ""
    let stem = file.utf8.dropLast(ending.utf8.count)
    var bytes = stem.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
    // An id begins with a letter or a digit.
    if let first = bytes.first, "._+-".utf8.contains(first) { bytes = Array("theme".utf8) + bytes }
    return bytes.isEmpty || file == "-" ? "theme" : String(decoding: bytes, as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
      || "._+-".utf8.contains(byte)
  }

  /// The paths of the files in a folder that may be themes, sorted by name.
  ///
  /// Those whose names begin with a point are left out; `nil` where the folder cannot be read.
  public static func files(in folder: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
      .filter { !RegularFile.isFolder($0) }
  }

  /// The ids of the themes in the user's folder.
  public var installedIDs: [String] {
    installedFiles.map(ThemeLibrary.id)
  }

  /// The files in the user's folder.
  public var installedFiles: [String] {
    userFolder.flatMap(ThemeLibrary.files) ?? []
  }

  /// The file in the user's folder that has an id.
  func installed(_ id: String) -> String? {
    installedFiles.first { ThemeLibrary.id(ofFile: $0) == id }
  }
}
