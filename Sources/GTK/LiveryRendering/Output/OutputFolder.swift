import CommandLineKit
import FoundationEssentials
import Glibc
import LiverySystem
import ThemeSource

/// The folder for results: they are collected in a hidden subfolder, and moved when all are
/// complete.
///
/// Only files that Livery has written are replaced and removed. They are listed in the report of an
/// earlier run, or in a separate list if there is no report.
package final class OutputFolder {
  package let path: String

  private let folder: OpenFolder
  private let scratch: ScratchFolder
  private let isNew: Bool

  /// The existing files from an earlier run.
  private let known: Set<String>

  /// The list of the files of a run that has not left its report, as JSON.
  private nonisolated static let list = ".livery-files"

  private static let prefix = ".livery-"

  /// The maximum number of bytes of the list.
  private static let sizeLimit = 64 << 20

  /// The subfolder where the pictures are collected.
  package var staging: String { scratch.path }

  /// Creates the folder if necessary, and removes leftovers of killed runs.
  ///
  /// `earlier` lists the report of an earlier run with its files, and `files` those that are always
  /// written.
  package init(_ path: String, earlier: [String] = [], for files: [String] = []) throws {
    self.path = path
    isNew = RegularFile.realPath(path) == nil
    if !isNew, !RegularFile.isFolder(path) {
      throw FileError(.write, path, reason: "it is a file, and a folder is needed")
    }
    try AtomicFile.createFolder(path)
    folder = try OpenFolder(path)
    known = Set(try earlier + Self.listed(in: folder))
    try OutputName.checkLinks(known.sorted(), in: folder)
    try Self.makeRoom(for: files, in: folder, known)
    Self.removeLeftovers(in: path)
    scratch = try ScratchFolder(in: path, prefix: Self.prefix)
  }

  /// The files that a run without a report has left.
  private static func listed(in folder: OpenFolder) throws -> [String] {
    guard folder.kind(of: list) != .none else { return [] }
    let bytes = try folder.read(list, upTo: sizeLimit).bytes
    guard let files = try? JSONDecoder().decode([String].self, from: Data(bytes)) else {
      throw PicturesError("'\(folder.path)/\(list)' is not a list of files", .unrecognized)
    }
    try OutputName.check(files, listedBy: "\(folder.path)/\(list)")
    return files
  }

  /// Removes files that killed runs have collected for a folder.
  package static func removeLeftovers(in path: String) {
    ScratchFolder.removeLeftovers(in: path, prefix: prefix)
  }

  /// The temporary file of a theme's summary.
  func summary(_ theme: Int) -> String { "\(staging)/.summary-\(theme)" }

  /// Removes all collected files, and the folder if it is new.
  package func discard() {
    scratch.remove()
    if isNew { try? AtomicFile.removeEmptyFolder(path) }
  }

  /// Checks that a file can be moved to the output, before the work starts.
  package func makeRoom(for file: String) throws {
    try Self.makeRoom(for: [file], in: folder, known)
  }

  private static func makeRoom(
    for files: [String], in folder: OpenFolder, _ known: Set<String>
  ) throws(FileError) {
    for file in files {
      var place = ""
      for part in file.split(separator: "/").dropLast() {
        place += place.isEmpty ? "\(part)" : "/\(part)"
        try check(place, folder.kind(of: place), in: folder, needsFolder: true)
      }
      let kind = folder.kind(of: file)
      try check(file, kind, in: folder, needsFolder: false)
      guard kind == .none || known.contains(file) else {
        throw FileError(
          .write, "\(folder.path)/\(file)",
          reason: "it is not from an earlier run; move it away, or choose another folder")
      }
    }
  }

  /// Checks that a name is of the required kind, or does not exist.
  private static func check(
    _ name: String, _ kind: OpenFolder.Kind, in folder: OpenFolder, needsFolder: Bool
  ) throws(FileError) {
    let needed = needsFolder ? "a folder is needed" : "a file is needed"
    let found: String? =
      switch kind {
      case .none: nil
      case .file: needsFolder ? "it is a file" : nil
      case .folder: needsFolder ? nil : "it is a folder"
      case .link: "it is a link"
      case .special: "it is not a regular file"
      }
    guard let found else { return }
    throw FileError(.write, "\(folder.path)/\(name)", reason: "\(found), and \(needed)")
  }

  /// Moves the collected files to the output, and removes those of an earlier run.
  ///
  /// The report is moved last: a folder without it is incomplete. Until then a list says which
  /// files belong to Livery; if there is no report, the list stays.
  package func commit(_ files: [String], report: String? = nil) throws {
    let all = files + (report.map { [$0] } ?? [])
    try Self.makeRoom(for: all, in: folder, known)
    let collected = try OpenFolder(staging)
    try write(known.union(all), from: collected)
    if let report { folder.remove(report) }
    for file in files { try collected.move(file, to: folder) }
    let present = Set(all)
    for file in known.sorted() where !present.contains(file) { folder.remove(file) }
    if let report {
      try collected.move(report, to: folder)
      folder.remove(Self.list)
    } else {
      try write(present, from: collected)
    }
    scratch.remove()
  }

  /// Writes the list of files that are Livery's.
  private func write(_ files: Set<String>, from collected: OpenFolder) throws {
    let list = JSONValue.array(files.sorted().map(JSONValue.string))
    try collected.create(Self.list, Array((list.line + "\n").utf8))
    try collected.move(Self.list, to: folder)
  }
}
