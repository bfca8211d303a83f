import CommandLineKit
import LiverySystem

/// The names of the files that Livery writes into a folder of results.
nonisolated enum OutputName {
  /// The files beside the pictures; themes cannot have these names.
  static let reserved = ["report.json", "index.html", "junit.xml"]

  /// A description for messages.
  static let expected = "a picture ('*.png') below the folder, 'index.html' or 'junit.xml'"

  /// Whether a relative path is one that Livery writes.
  static func isValid(_ file: String) -> Bool {
    if reserved.contains(file) { return true }
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    // No part of it is empty or hidden, or leads out of the folder.
    return file.hasSuffix(".png") && !file.utf8.contains(0)
      && names.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }

  /// The first path of a list that Livery does not write, as an error.
  static func check(_ files: [String], listedBy list: String) throws(PicturesError) {
    guard let foreign = files.first(where: { !isValid($0) }) else { return }
    throw PicturesError(
      "'\(list)' lists '\(foreign)', which is not Livery's: expected \(expected); nothing is changed",
      .unrecognized)
  }

  /// An error for the first path of a list that is a link in a folder, or leads through one.
  static func checkLinks(_ files: [String], in folder: OpenFolder) throws(PicturesError) {
    guard let linked = files.first(where: { folder.kind(of: $0) == .link }) else { return }
    throw PicturesError(
      "'\(folder.path)/\(linked)' is a link, or in a folder that is one: expected a file in '\(folder.path)' "
        + "itself; nothing is changed", .unrecognized)
  }
}
