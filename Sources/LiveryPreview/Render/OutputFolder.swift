import Adwaita
import Console
import Glibc
import System
import ThemeFormats

/// The folder that pictures go into: they are collected in a hidden folder in it, and take their
/// places when all is well.
final class OutputFolder {
  /// The names that no theme can have, since the output has files of these names.
  nonisolated static let reserved = ["report.json", "index.html", "junit.xml"]

  let path: String

  /// Where the pictures are collected.
  let staging: String
  private let isNew: Bool

  private static let prefix = ".livery-"

  /// Makes the folder where it is not there yet, and clears away what runs left that were killed.
  init(_ path: String) throws {
    self.path = path
    isNew = RegularFile.realPath(path) == nil
    if !isNew, !RegularFile.isFolder(path) {
      throw OutputProblem(path: path, reason: "it is a file, and a folder is needed")
    }
    staging = "\(path)/\(Self.prefix)\(getpid())"
    try AtomicFile.createFolder(path)
    for name in FolderTree.names(in: path) where name.hasPrefix(Self.prefix) {
      guard let owner = Int32(name.dropFirst(Self.prefix.count)), owner != getpid(),
        kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      FolderTree.remove("\(path)/\(name)")
    }
    try AtomicFile.createFolder(staging)
  }

  /// Where it is kept meanwhile what there is to be said of a theme.
  func judgement(_ theme: Int) -> String { "\(staging)/.judgement-\(theme)" }

  /// Lets go of all that was collected; a folder that was made for it goes too.
  func discard() {
    FolderTree.remove(staging)
    if isNew { rmdir(path) }
  }

  /// Makes sure that a file can have its place, before the work that it takes.
  func makeRoom(for file: String) throws {
    let parts = file.split(separator: "/")
    var place = path
    for part in parts.dropLast() {
      place += "/\(part)"
      if RegularFile.realPath(place) != nil, !RegularFile.isFolder(place) {
        throw OutputProblem(path: place, reason: "it is a file, and a folder is needed")
      }
    }
    if RegularFile.isFolder("\(path)/\(file)") {
      throw OutputProblem(path: "\(path)/\(file)", reason: "it is a folder")
    }
  }

  /// Puts what was collected into its places, and takes away what an earlier run had put there.
  ///
  /// The report comes last, so that without it a folder is known to be incomplete.
  ///
  /// - Parameters:
  ///   - files: Their places, as they are also named in the staging folder.
  ///   - old: The files of the earlier run.
  ///   - report: The report's name, which is one of the files collected.
  /// - Throws: Why a file cannot have its place.
  func commit(_ files: [String], replacing old: [String], report: String) throws {
    unlink("\(path)/\(report)")
    for file in files { try move(file) }
    let present = Set(files)
    for file in old where !present.contains(file) && file != report { remove(file) }
    try move(report)
    FolderTree.remove(staging)
  }

  private func move(_ file: String) throws {
    if let cut = file.lastIndex(of: "/") {
      try AtomicFile.createFolder("\(path)/\(file[..<cut])")
    }
    guard rename("\(staging)/\(file)", "\(path)/\(file)") == 0 else {
      throw OutputProblem(
        path: "\(path)/\(file)", reason: String(cString: strerror(errno)).lowercased())
    }
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

/// Why a file or folder cannot be written.
nonisolated struct OutputProblem: ExitError {
  let path, reason: String
  let status = Status.unwritable

  var description: String { "'\(path)' cannot be written: \(reason)" }
}
