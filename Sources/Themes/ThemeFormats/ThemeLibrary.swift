public import GTKKnowledge
import LiverySystem
package import ThemeCSS
public import ThemeModel
public import ThemeSource

/// Finds and reads themes: built in, in the user's folder, and files.
public struct ThemeLibrary: Sendable {
  /// The folder of the user's themes; by default `$XDG_DATA_HOME/livery/themes`.
  public let userFolder: String?

  /// Whether the colors of base16 and base24 schemes stay unchanged, even if they are not readable.
  public var isExact = false

  /// The release of GTK that provides the colors that themes do not set.
  public var release: GTKRelease

  /// Whether color names from before libadwaita set the colors of roles, although GTK 4 does not
  /// use them; for converting an older theme.
  package var takesOlderNames = false

  /// The releases that must survive the CSS of themes, if there are several.
  package var survivors: Target?

  /// Whether a stylesheet is read for the GTK for which it was written: the one that Livery wrote
  /// it for, or, if later, the first one that supports its syntax.
  package var followsStylesheets = false

  /// The components that an app registers, in addition to those in the themes' own files.
  public var components = ComponentRegistry()

  /// The files that are open in an editor, whose texts count for themes that extend them.
  public var texts = FileTexts()

  /// Returns the tokens for roles, given the file with the tokens, or `nil` for standard input.
  public var tokenRoles: @Sendable (_ file: String?) -> TokenRoles = { _ in TokenRoles() }

  /// The ID of the theme that every other theme extends: libadwaita's own appearance.
  package static let stockID = StockTheme.id

  public init(userFolder: String?, release: GTKRelease = .first4) {
    self.userFolder = userFolder
    self.release = release
  }

  /// The library of a user with an environment.
  public init(environment: [String: String], release: GTKRelease = .first4) {
    self.release = release
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].map { "\($0)/.local/share" }
    userFolder = (data ?? home).map { "\($0)/livery/themes" }
  }

  /// The IDs of the built-in themes, the base first.
  public static let builtInIDs = BuiltInTheme.ids

  /// The IDs of themes that are made to hurt apps: they are read by their IDs, and offered nowhere.
  public static let hostileIDs = BuiltInTheme.hostileIDs

  /// The ID of the theme that every other extends.
  public static let baseID = StockTheme.id

  /// The theme that every other extends.
  public var base: Theme { StockTheme.on(release).registering(components) }

  /// Reads a built-in theme; `nil` if none has the ID.
  public func builtIn(_ id: String) -> ThemeReading? {
    BuiltInTheme.reading(of: id, on: release, components)
  }

  /// Reads the theme that an argument names: a path, `-` for standard input, an ID, or an open
  /// `/dev/fd/N`.
  ///
  /// If no format is given, it is recognized. If there is no theme, the reading has the errors of
  /// the file.
  public func read(
    _ argument: String, as format: ThemeFormat? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    if let input = InheritedInput(argument) {
      let bytes = try wrap { () throws(FileError) in try input.read(upTo: ThemeLibrary.readLimit) }
      return try read(SourceText(file: argument, bytes: bytes), path: nil, as: format)
    }
    if !argument.contains("/"), RegularFile.realPath(argument) == nil {
      if let reading = builtIn(argument) { return reading }
      let files = installedFiles
      let ids = files.map(ThemeLibrary.id)
      if let index = ids.firstIndex(of: argument) { return try readFile(files[index], as: format) }
      let known = ThemeLibrary.builtInIDs + ids
      throw .notFound(argument, suggestion: NameSuggestion.nearest(to: argument, among: known))
    }
    return try readFile(argument, as: format)
  }

  /// Reads a theme's file, or a folder that is one theme.
  public func readFile(
    _ path: String, as format: ThemeFormat? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    let folder = ThemeFolder(path)
    let path = folder?.sheet ?? path
    let bytes = try wrap { () throws(FileError) in
      try RegularFile.read(path, upTo: ThemeLibrary.readLimit)
    }
    return try read(
      SourceText(file: path, bytes: bytes), path: path, as: format, importing: nil, of: folder)
  }

  /// Reads a theme from a text.
  ///
  /// Its base theme is searched beside the path.
  public func read(
    _ text: SourceText, path: String?, as format: ThemeFormat? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    try read(text, path: path, as: format, importing: nil)
  }

  /// Reads a theme from a text, with its imports if they were read before, and the theme folder to
  /// which it belongs.
  func read(
    _ text: SourceText, path: String?, as format: ThemeFormat?,
    importing stylesheet: StylesheetFiles?, of themeFolder: ThemeFolder? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    let content = ThemeText(text)
    let recognized = format ?? ThemeFormat.recognize(content, named: path ?? text.file)
    // An empty stylesheet is valid in GTK.
    guard recognized == .gtkCSS || !text.bytes.allSatisfy({ $0 <= 0x20 }) else {
      throw .unrecognized(file: text.file, reason: "it is empty")
    }
    let isOpen = format == nil && recognized != .livery
    let other =
      !isOpen
      ? nil
      : OtherFile.title(ofFileNamed: path ?? text.file)
        ?? (recognized == .gtkCSS ? nil : OtherFile.title(of: content))
    guard let format = recognized, other == nil else {
      throw .unrecognized(file: text.file, reason: other ?? ThemeLibrary.reason(text))
    }
    return read(content, path: path, as: format, importing: stylesheet, of: themeFolder)
  }

  /// Reads a theme from a document in Livery's own format.
  package func read(_ document: SourceDocument, path: String?) -> ThemeReading {
    read(ThemeText(document.text, parsed: document), path: path, as: .livery)
  }

  private func read(
    _ content: ThemeText, path: String?, as format: ThemeFormat,
    importing stylesheet: StylesheetFiles? = nil, of themeFolder: ThemeFolder? = nil
  ) -> ThemeReading {
    let text = content.text
    let file = path.flatMap(RegularFile.realPath)
    // A file that is not written yet, or was removed, still has a folder.
    let folder =
      file.map(RegularFile.folder)
      ?? path.flatMap { RegularFile.realPath(RegularFile.folder(of: $0)) }
    let own = followsStylesheets ? OwnStylesheet.release(of: text) : nil
    let release = own ?? release
    let trail = ReadPaths()
    // If there is no link on the way, no further check is needed.
    let plain = file.flatMap { $0 == path.map(RegularFile.absolute) ? $0 : nil }
    if let plain { trail.note(plain: plain) } else if let path { trail.note(path) }
    let context = ReadingContext(
      id: themeFolder?.id ?? ThemeLibrary.id(ofFile: path ?? text.file), release: release,
      survivors: survivors ?? Target(release), components: components,
      path: path.map { RegularFile.path($0, in: ".") }, dark: themeFolder?.dark, file: file,
      shownFile: plain != nil
        ? text.file : shownFile(text, path: path, folder: folder) ?? file,
      folder: folder,
      userFolder: userFolder, stylesheet: stylesheet, texts: texts, isExact: isExact,
      takesOlderNames: takesOlderNames,
      tokenRoles: { [tokenRoles] in tokenRoles(path) }, trail: trail,
      budget: ReadingBudget(clock: { ProcessorTime.ofThread }))
    var reading = format.read(content, context)
    if followsStylesheets, own == nil, let needed = NeededRelease(reading)?.release,
      needed > release
    {
      var later = self
      (later.release, later.followsStylesheets) = (needed, false)
      return later.read(
        content, path: path, as: format, importing: reading.stylesheet, of: themeFolder)
    }
    if let finding = context.budget.finding { reading = reading.ended(by: finding) }
    reading.release = release
    reading.files = trail.paths
    reading.folder = reading.stylesheet?.folder ?? context.folder
    return reading
  }

  /// The name of a text's file, if files beside it can be named relative to its folder: a link to a
  /// file is in another folder.
  private func shownFile(_ text: SourceText, path: String?, folder: String?) -> String? {
    guard let path, RegularFile.realPath(RegularFile.folder(of: path)) == folder else { return nil }
    return text.file
  }

  /// One byte more than any reader accepts, so that a reader can report a file that is too large.
  public static let readLimit = SourceLimits.stylesheet.bytes + 1

  private static func reason(_ text: SourceText) -> String {
    if text.bytes.contains(0) { return "it is binary" }
    if String(validating: text.bytes, as: UTF8.self) == nil { return "it is not UTF-8" }
    if let language = SourceCode.language(ofFile: text.file) {
      return "by its name it is source code of \(language)"
    }
    return
      "expected a Livery theme, a Gradience preset, a base16 or base24 scheme, design tokens, GTK CSS, "
      + "or a palette of matugen, a shell or pywal"
  }

  private func wrap<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(ThemeFileError) -> Result {
    do throws(FileError) { return try body() } catch { throw .unreadable(error) }
  }
}
