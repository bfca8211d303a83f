import LiverySystem
import ThemeFormats
import ThemeSource

/// The stylesheets around one that may define names which it only uses.
struct StylesheetNeighbors {
  /// The maximum number of stylesheets that are searched.
  static let limit = 256

  /// The number of folders above that are searched if the file is in no folder of a theme or
  /// program.
  private static let height = 2

  let path: String
  let folder: String

  /// `nil` if the path leads to no file.
  init?(of path: String) {
    guard let real = RegularFile.realPath(path) else { return nil }
    self.path = real
    folder = RegularFile.folder(of: RegularFile.path(path, in: "."))
  }

  /// The path of a stylesheet that imports the file; `nil` if none is beside it, above it, or below
  /// that in the configuration of its program.
  var importer: String? {
    importers(naming: RegularFile.name(of: path)).first { $0.imports.contains(path) }?.sheet
  }

  /// The stylesheets above that have a name in their text, with the paths of what they import.
  private func importers(
    naming name: String
  ) -> some Sequence<(sheet: String, imports: [String])> {
    sheetsAbove.lazy.compactMap { sheet in
      guard let bytes = try? RegularFile.read(sheet, upTo: ThemeLibrary.readLimit),
        bytes.contains("@import".utf8), bytes.contains(name.utf8),
        RegularFile.realPath(sheet) != path,
        let reading = try? ThemeLibrary(userFolder: nil).readFile(sheet)
      else { return nil }
      return (sheet, reading.stylesheet?.imports.map(\.path) ?? [])
    }
  }

  /// A stylesheet that a program may load along with the file, and what it defines of some names.
  ///
  /// For an app it is beside the file or in a folder beside it; in a folder of GTK's it is the
  /// `gtk.css`, without which no part of a theme is read. `nil` for a user's configuration, of
  /// which one file is loaded.
  func definer(of names: Set<[UInt8]>) -> (sheet: String, names: Set<[UInt8]>)? {
    let sheets: [String]
    if let gtk = GTKFolder(around: folder)?.path {
      let isWhole = ["gtk.css", "gtk-dark.css"].contains(RegularFile.name(of: path))
      sheets = isWhole ? [] : ["\(gtk)/gtk.css"]
    } else if ProgramFolder.around(folder) != nil {
      return nil
    } else {
      let inside = Folder.names(in: folder).map { "\(folder)/\($0)" }.prefix(Self.limit)
      sheets = Self.sheets(in: [folder] + inside)
    }
    for sheet in sheets where RegularFile.realPath(sheet) != path {
      guard let bytes = try? RegularFile.read(sheet, upTo: ThemeLibrary.readLimit),
        Self.mayDefine(names, in: bytes)
      else { continue }
      let defined = CSSStylesheet.definedNames(in: bytes).intersection(names)
      if !defined.isEmpty { return (sheet, defined) }
    }
    return nil
  }

  /// A stylesheet that imports another file of this file's folder, as one of several layouts or
  /// color schemes, and what it and its imports define of some names.
  func importerOfSibling(defining names: Set<[UInt8]>) -> (sheet: String, names: Set<[UInt8]>)? {
    let own = RegularFile.folder(of: path)
    for (sheet, imports) in importers(naming: RegularFile.name(of: own)) {
      guard RegularFile.realPath(RegularFile.folder(of: sheet)) != own,
        imports.contains(where: { RegularFile.folder(of: $0) == own })
      else { continue }
      let texts = ([sheet] + imports).compactMap {
        try? RegularFile.read($0, upTo: ThemeLibrary.readLimit)
      }
      let defined = Set(texts.flatMap(CSSStylesheet.definedNames)).intersection(names)
      if !defined.isEmpty { return (sheet, defined) }
    }
    return nil
  }

  /// Whether a text has a definition and one of the names, so that it must be read.
  private static func mayDefine(_ names: Set<[UInt8]>, in bytes: [UInt8]) -> Bool {
    guard ["@define-color", "@keyframes", "--"].contains(where: { bytes.contains($0.utf8) }) else {
      return false
    }
    // A name may be written with escapes.
    return bytes.contains(UInt8(ascii: "\\"))
      || names.contains { bytes.contains($0.first == UInt8(ascii: "@") ? $0.dropFirst() : $0[...]) }
  }

  /// The stylesheets that may import the file.
  var sheetsAbove: [String] {
    if let program = ProgramFolder.known(around: folder) {
      return Self.sheets(among: (FolderWalk.files(in: program) ?? []).map(\.path))
    }
    let top = ProgramFolder.around(folder) ?? GTKFolder(around: folder)?.path
    let home = Environment.variables["HOME"]
    var folders = [folder]
    while let last = folders.last, last != top, last != "/", last != home,
      top != nil || folders.count <= Self.height
    {
      folders.append(RegularFile.folder(of: last))
    }
    return Self.sheets(in: folders)
  }

  static func sheets(in folders: [String]) -> [String] {
    sheets(
      among: folders.flatMap { folder in Folder.names(in: folder).map { "\(folder)/\($0)" } })
  }

  private static func sheets(among files: [String]) -> [String] {
    Array(files.filter { $0.lowercased().hasSuffix(".css") }.prefix(limit))
  }
}

extension CSSStylesheet {
  /// The names that a stylesheet defines, as they are used: `@color`, `--variable` and animations.
  fileprivate static func definedNames(in bytes: [UInt8]) -> Set<[UInt8]> {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", bytes: bytes)), findings: &findings)
    let tokens = sheet.tokens.filter { $0.kind != .whitespace && $0.kind != .comment }
    return Set(
      zip(tokens, tokens.dropFirst()).compactMap { token, next in
        if token.kind == .atKeyword, next.kind == .identifier {
          if sheet.isWord(token, "define-color") {
            return [UInt8(ascii: "@")] + sheet.content(of: next)
          }
          return sheet.isWord(token, "keyframes") ? Array(sheet.content(of: next)) : nil
        }
        let name = sheet.content(of: token)
        let isVariable = token.kind == .identifier && next.kind == .colon
        return isVariable && name.starts(with: "--".utf8) ? Array(name) : nil
      })
  }
}
