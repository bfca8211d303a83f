import LiverySystem
import ThemeProject
import ThemeSource

/// A file and those that change with it, with other texts in a folder of their own, where links
/// stand for all that is around them.
struct ChangedCopies {
  /// The path of the first file's copy.
  let path: String

  /// Writes the copies.
  ///
  /// - Parameters:
  ///   - group: The files, all below one folder.
  ///   - text: The text of each.
  ///   - folder: The folder of the copies, which is made.
  ///   - parts: The names of files beside the first one that get no link.
  /// - Throws: An error if one cannot be written.
  init(
    of group: [ModernizedFile], _ text: KeyPath<ModernizedFile, SourceText>, in folder: String,
    without parts: [String] = []
  ) throws(FileError) {
    let paths = group.map { RegularFile.path($0.path, in: ".").split(separator: "/") }
    var top = paths[0].dropLast()
    for path in paths {
      let count = zip(top, path.dropLast()).prefix { $0 == $1 }.count
      top = top.prefix(count)
    }
    try Self.link(to: "/" + top.joined(separator: "/"), in: folder)
    var copies: [String] = []
    for (file, path) in zip(group, paths) {
      var (own, source) = (folder, "/" + top.joined(separator: "/"))
      for name in path.dropLast().dropFirst(top.count) {
        own += "/\(name)"
        source += "/\(name)"
        // A folder with a changed file is no link.
        guard RegularFile.isLink(own) else { continue }
        try AtomicFile.remove(own)
        try Self.link(to: source, in: own)
      }
      let copy = "\(own)/\(RegularFile.name(of: file.path))"
      try AtomicFile.remove(copy)
      try AtomicFile.write(file[keyPath: text].bytes, to: copy)
      copies.append(copy)
    }
    for part in parts { try AtomicFile.remove("\(RegularFile.folder(of: copies[0]))/\(part)") }
    path = copies[0]
  }

  private static func link(to other: String, in folder: String) throws(FileError) {
    try AtomicFile.createFolder(folder)
    Folder.link(to: other, in: folder, without: "")
  }
}
