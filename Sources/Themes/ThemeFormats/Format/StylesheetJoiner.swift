import LiverySystem
import ThemeCSS
import ThemeSource

/// Replaces each `@import` of a stylesheet by the imported file, as GTK does.
struct StylesheetJoiner {
  /// The maximum number of imports of a stylesheet, and of files that import one another.
  private static let countLimit = 256
  private static let depthLimit = 16

  /// The folder for relative addresses.
  let folder: String?

  var findings: [Finding] = []

  /// The imports that were followed.
  private(set) var imports: [StylesheetImport] = []

  /// The bytes that are of the stylesheet for dark.
  var dark: Range<Int>?

  /// Whether every import was followed.
  private(set) var isWhole = true

  /// Whether an address leads to a file of the theme outside of the folder.
  var leadsAbove = false

  var joiner: SourceJoiner
  let context: ReadingContext

  /// The folders in which files may be.
  let roots: [String]

  /// The theme's folder by its name before following a link to it, and after.
  let linkedRoot: (path: String, real: String)?

  /// The imports of files that do not exist yet, or not here.
  private var absent = AbsentImports()
  private var notes = AbsentImportNotes()

  /// The paths of the files being read, each of which imports the next.
  var chain: [String] = []
  private var count = 0

  /// Reads a stylesheet with its imports.
  ///
  /// - Parameters:
  ///   - text: The stylesheet.
  ///   - context: Its place, and how files are read.
  ///   - folder: The folder to which addresses are relative.
  /// - Returns: The joiner with the text.
  static func joined(
    _ text: SourceText, _ context: ReadingContext, addressesIn folder: String?
  ) -> StylesheetJoiner {
    var joiner = StylesheetJoiner(text, context, addressesIn: folder)
    // GTK resolves imports in the folder of a link to the file, but pictures in the folder of the
    // file itself.
    joiner.append(0, at: context.path, addressesFrom: context.folder)
    if let dark = context.dark { joiner.append(dark: dark) }
    joiner.findings += joiner.notes.findings
    return joiner
  }

  private init(_ text: SourceText, _ context: ReadingContext, addressesIn folder: String?) {
    joiner = SourceJoiner(text)
    (self.context, self.folder) = (context, folder)
    let folders = [context.path.map(RegularFile.folder), context.folder].compactMap(\.self)
    roots = folders.map(ThemeRoot.of)
    linkedRoot = roots.first.flatMap { root in
      RegularFile.realPath(root).flatMap { $0 == root ? nil : (root, $0) }
    }
  }

  /// The text; the stylesheet's own if nothing was changed.
  var text: SourceText {
    let root = joiner.files[0]
    return joiner.bytes == root.bytes ? root : joiner.text
  }
}

extension StylesheetJoiner {
  /// A part of a file that is replaced by other bytes.
  private enum Part {
    case importing(CSSToken)
    case address(CSSToken, path: String)
  }

  /// Appends a file, with the files that it imports.
  mutating func append(_ index: Int, at path: String?, addressesFrom place: String?) {
    let text = joiner.files[index]
    let parsed = LastStylesheet.of(text)
    let sheet = parsed.sheet
    if index > 0 {
      findings += parsed.findings
      text.checkEncoding(findings: &findings)
    }
    // In a template or SCSS, the address of an import may be a place to fill.
    let imports = parsed.unbuilt?.isSource == true ? [] : sheet.imports
    var parts = imports.map { (range: sheet.range(of: $0.tokens), part: Part.importing($1)) }
    if let place {
      parts += sheet.addresses.compactMap { token in
        self.path(of: token, in: sheet, from: place, isOfRoot: index == 0).map { path in
          (range: token.range, part: Part.address(token, path: path))
        }
      }
    }
    var position = 0
    if let path { chain.append(path) }
    for (range, part) in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= position {
      joiner.append(position..<range.lowerBound, of: index)
      let count = joiner.bytes.count
      switch part {
      case .importing(let address):
        follow(address, in: sheet, from: path.map(RegularFile.folder))
      case .address(let token, let path):
        joiner.append(CSSAddress.written(path, for: token), for: token.range, of: index)
      }
      position = range.upperBound
      // An import that is not followed leaves no empty line.
      if joiner.bytes.count == count {
        while position < text.bytes.count, TextScanner.isSpace(text.bytes[position]) {
          position += 1
        }
      }
    }
    if path != nil { chain.removeLast() }
    joiner.append(position..<text.bytes.count, of: index)
    if index > 0 {
      let end = text.bytes.count..<text.bytes.count
      joiner.append(sheet.missingEnd, for: end, of: index)
    }
  }

  /// Appends the file that an import names, or reports why not.
  private mutating func follow(_ token: CSSToken, in sheet: CSSStylesheet, from folder: String?) {
    guard count <= StylesheetJoiner.countLimit else { return }
    count += 1
    let location = sheet.location(of: token)
    let name = sheet.shown(token)
    guard count <= StylesheetJoiner.countLimit else {
      let limit = StylesheetJoiner.countLimit
      return leave(
        .warning, location,
        "'\(name)' and what comes after it are not imported: Livery reads at most \(limit) imports")
    }
    guard let folder else {
      return leave(.warning, location, "'\(name)' is not imported: this text is in no folder")
    }
    let address = sheet.name(of: token)
    guard let own = StylesheetAddress.path(of: address, in: folder) else {
      return leave(
        .warning, location, "'\(name)' is not imported: only files of the theme's folder are read")
    }
    let program = programFolder(of: folder)
    let linked = program.flatMap { StylesheetAddress.path(of: address, in: $0) }
    let isLinked = linked.map { !RegularFile.exists(own) && RegularFile.isRegular($0) } ?? false
    let path = isLinked ? linked ?? own : own
    // The content of a file that is not a stylesheet is never quoted in a message.
    guard path.lowercased().hasSuffix(".css") else {
      return leave(
        .warning, location, "'\(name)' is not imported: only files whose names end in '.css' are")
    }
    guard !chain.contains(path) else {
      return leave(
        .error, location, "'\(name)' is not imported: it is imported by itself, which makes a loop")
    }
    guard chain.count < StylesheetJoiner.depthLimit else {
      let limit = StylesheetJoiner.depthLimit
      return leave(
        .warning, location,
        "'\(name)' is not imported: at most \(limit) files may import one another")
    }
    context.trail.note(path)
    do throws(FileError) {
      let rest = max(0, SourceLimits.stylesheet.bytes - joiner.bytes.count)
      let bytes = try context.texts.read(path, insideAnyOf: roots, upTo: rest)
      let index = joiner.add(SourceText(file: shown(path), bytes: bytes))
      imports.append(
        StylesheetImport(
          name: name, location: location, file: shown(path),
          path: RegularFile.realPath(path) ?? path))
      let place = RegularFile.realPath(RegularFile.folder(of: path))
      if isLinked, let program {
        notes.add(name, at: location, since: .linked(folder: RegularFile.name(of: program)))
      }
      append(index, at: path, addressesFrom: place)
    } catch {
      let sheet = chain.last ?? folder
      let reason =
        absent.reason(for: own, importedBy: sheet, of: roots)
        ?? linked.flatMap { absent.reason(for: $0, importedBy: sheet, of: roots) }
      if let reason {
        isWhole = false
        return notes.add(name, at: location, since: reason)
      }
      let isOutside = error.reason == RegularFile.outside
      leave(
        isOutside ? .warning : .error, location,
        "'\(name)' is not imported: "
          + (isOutside ? "it lies outside the theme's own folder" : error.reason))
    }
  }

  mutating func leave(
    _ severity: Finding.Severity, _ location: SourceLocation, _ message: String
  ) {
    isWhole = false
    findings.report(severity, .importedCSS, at: location, message)
  }
}
