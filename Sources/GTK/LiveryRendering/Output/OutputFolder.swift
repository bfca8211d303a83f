import CommandLineKit
import Glibc
import LiveryAdwaita
import LiverySystem
import ThemeFormats

/// The folder for pictures: they are collected in a hidden folder in it, and moved when all are
/// painted.
package final class OutputFolder {
  /// The names that no theme can have: the output has files of these names.
  nonisolated static let reserved = ["report.json", "index.html", "junit.xml"]

  package let path: String

  /// Where the pictures are collected.
  package let staging: String
  private let isNew: Bool

  private static let prefix = ".livery-"

  /// Creates the folder where it does not exist, and removes what killed runs left.
  init(_ path: String) throws {
    self.path = path
    isNew = RegularFile.realPath(path) == nil
    if !isNew, !RegularFile.isFolder(path) {
      throw FileError(.write, path, reason: "it is a file, and a folder is needed")
    }
    staging = "\(path)/\(Self.prefix)\(getpid())"
    try AtomicFile.createFolder(path)
    Self.removeLeftovers(in: path)
    try AtomicFile.createFolder(staging)
  }

  /// Removes what killed runs have collected for a folder.
  package static func removeLeftovers(in path: String) {
    for name in Folder.names(in: path) where name.hasPrefix(prefix) {
      guard let owner = Int32(name.dropFirst(prefix.count)), owner != getpid(),
        kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      FolderTree.remove("\(path)/\(name)")
    }
  }

  /// The temporary file of a theme's summary.
  func summary(_ theme: Int) -> String { "\(staging)/.summary-\(theme)" }

  /// Removes all that was collected, and the folder if it is new.
  package func discard() {
    FolderTree.remove(staging)
    if isNew { rmdir(path) }
  }

  /// Checks that a file can be moved to the output, before the work starts.
  package func makeRoom(for file: String) throws {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if RegularFile.realPath(folder) != nil, !RegularFile.isFolder(folder) {
        throw FileError(.write, folder, reason: "it is a file, and a folder is needed")
      }
    }
    if RegularFile.isFolder("\(path)/\(file)") {
      throw FileError(.write, "\(path)/\(file)", reason: "it is a folder")
    }
  }

  /// Moves the collected files to the output, and removes those of an earlier run.
  ///
  /// The report is moved last: a folder without it is incomplete.
  ///
  /// - Parameters:
  ///   - files: Their paths, the same in the staging folder and in the output.
  ///   - old: The files of the earlier run.
  ///   - report: The report's name, which is one of the files collected.
  /// - Throws: Why a file cannot be moved.
  func commit(_ files: [String], replacing old: [String], report: String) throws {
    unlink("\(path)/\(report)")
    for file in files { try move(file) }
    let present = Set(files)
    for file in old where !present.contains(file) && file != report { remove(file) }
    try move(report)
    FolderTree.remove(staging)
  }

  private func move(_ file: String) throws {
    let target = "\(path)/\(file)"
    try AtomicFile.createFolder(RegularFile.folder(of: target))
    guard rename("\(staging)/\(file)", target) == 0 else { throw FileError.ofWriting(target) }
  }

  /// Removes a file, and the folders in the output that it leaves empty.
  private func remove(_ file: String) {
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { return }
    unlink("\(path)/\(file)")
    var folder = file
    while let cut = folder.lastIndex(of: "/") {
      folder = String(folder[..<cut])
      guard rmdir("\(path)/\(folder)") == 0 else { return }
    }
  }
}

nonisolated extension FileError {
  /// What the last call of the system says, which could not write a file or folder.
  static func ofWriting(_ path: String) -> FileError {
    FileError(.write, path, reason: String(cString: strerror(errno)).lowercased())
  }
}
