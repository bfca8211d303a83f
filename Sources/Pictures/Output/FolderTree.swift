import Foundation
import System
import ThemeFormats

/// Folders with all that is in them.
nonisolated enum FolderTree {
  /// The names in a folder, sorted; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Removes a folder and all that is in it.
  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The files in a folder and in those in it, as paths from it, sorted; hidden ones are left out.
  static func files(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return RegularFile.isFolder(path) ? files(in: path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// All files in a folder and in those in it, hidden ones too.
  static func allFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return RegularFile.isFolder(path) ? allFiles(in: path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// Copies a file; `false` where that cannot be.
  static func copy(_ file: String, to target: String) -> Bool {
    (try? FileManager.default.copyItem(atPath: file, toPath: target)) != nil
  }

  /// Whether a folder is another, or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let real = { (path: String) in
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
    return real(path).starts(with: real(folder))
  }

  /// What a file holds; nothing where it cannot be read.
  static func content(of file: String) -> Data? {
    FileManager.default.contents(atPath: file)
  }
}
