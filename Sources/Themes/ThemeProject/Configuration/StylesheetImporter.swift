import LiverySystem
import ThemeFormats

/// Finds the stylesheet that another is a part of, which may define what the part only uses.
enum StylesheetImporter {
  /// The most stylesheets that are searched.
  private static let limit = 256

  /// The path of a stylesheet that imports a file; `nil` where none is beside it, nor above it or below
  /// that in the configuration of its program.
  static func first(of path: String) -> String? {
    guard let file = RegularFile.realPath(path) else { return nil }
    let name = RegularFile.name(of: file)
    return sheets(around: RegularFile.folder(of: RegularFile.path(path, in: ".")))
      .prefix(limit).first { sheet in
        guard let bytes = try? RegularFile.read(sheet, upTo: ThemeLibrary.readLimit),
          bytes.contains("@import".utf8), bytes.contains(name.utf8),
          RegularFile.realPath(sheet) != file,
          let reading = try? ThemeLibrary(userFolder: nil).readFile(sheet)
        else { return false }
        return reading.stylesheet?.imports.contains { $0.path == file } == true
      }
  }

  /// The stylesheets that may import one of a folder.
  private static func sheets(around folder: String) -> [String] {
    let files: [String]
    if let program = ProgramFolder.known(around: folder) {
      files = (FolderWalk.files(in: program) ?? []).map(\.path)
    } else {
      var folders = [folder]
      if let program = ProgramFolder.around(folder) {
        while let last = folders.last, last != program {
          folders.append(RegularFile.folder(of: last))
        }
      }
      files = folders.flatMap { folder in
        Folder.names(in: folder).map { "\(folder)/\($0)" }
      }
    }
    return files.filter { $0.lowercased().hasSuffix(".css") }
  }
}
