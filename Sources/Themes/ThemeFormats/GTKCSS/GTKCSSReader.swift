import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// Reads third-party stylesheets for GTK: libadwaita's names, GTK 3's, shorter older ones, and
/// variables of `:root`; everything but colors is kept as CSS.
enum GTKCSSReader {
  private static let sizeLimit = SourceLimits.stylesheet.bytes

  static func read(_ text: SourceText, _ context: ReadingContext) -> ThemeReading {
    let files = context.stylesheet ?? StylesheetFiles(text, context)
    var builder = ThemeBuilder(
      id: context.id, text: files.text, extending: context.base, budget: context.budget)
    var reading = ThemeReading(theme: nil, format: .gtkCSS, text: text, findings: [])
    let isRead = read(files, context, into: &builder, &reading)
    builder.findPictures(in: files.folder) { path in
      PictureReader.read(path, in: files.folder ?? "", noting: context.trail)
    }
    reading.theme = isRead ? builder.build(tolerating: GTKColorImport.tolerated) : nil
    reading.findings = builder.findings.unique.sortedByLocation()
    (reading.draft, reading.stylesheet) = (builder.draft, files)
    return reading
  }

  /// Fills a theme, and what else is known of its file; `false` if nothing could be read.
  private static func read(
    _ files: StylesheetFiles, _ context: ReadingContext, into builder: inout ThemeBuilder,
    _ reading: inout ThemeReading
  ) -> Bool {
    let (text, release) = (files.text, context.release)
    guard text.bytes.count <= sizeLimit else {
      builder.findings.report(
        .error, .size, at: text.location(of: sizeLimit..<text.bytes.count),
        "a stylesheet has at most 1 MiB")
      return false
    }
    text.files[0].checkEncoding(findings: &builder.findings)
    if release.has(.ofGTK4) { builder.findings += text.files.compactMap(markFinding) }
    builder.findings += files.findings
    let parsed = LastStylesheet.of(text)
    if let unbuilt = parsed.unbuilt {
      builder.findings.report(
        .error, unbuilt.isSource ? .format : .cssValue,
        at: parsed.sheet.location(of: unbuilt.tokens), unbuilt.message)
      if unbuilt.isSource { return false }
    }
    (reading.sheet, reading.css) = (parsed.sheet, parsed.sheet.text)
    builder.findings += parsed.findings
    if release.has(.ofGTK4) { builder.findings = builder.findings.map(\.asGTK4Judges) }
    let own = OwnStylesheet(text)
    var stylesheet = GTKStylesheet(
      parsed.sheet, for: release, surviving: context.survivors, isJoined: true, dark: files.dark)
    // No libadwaita paints anything with the roles that are Livery's own.
    if own == nil, !context.takesOlderNames { builder.leaveOwnRolesUnpainted() }
    let definitions = stylesheet.definitions
    var older = OlderColors.roles(of: definitions)
    if !context.takesOlderNames, release.has(.ofGTK4), !OlderColors.paintWindows(in: parsed.sheet) {
      noteOlderNames(older, of: definitions, in: parsed.sheet, &builder.findings)
      older = []
    }
    let isNewer = definitions.contains(where: \.isVariable)
    if isNewer, !release.has(.customProperties) {
      var names = builder
      setColors(
        definitions.filter { !$0.isVariable }, older, isNewer, for: release, files, in: &names)
      reading.named = names.build(tolerating: GTKColorImport.tolerated)
    }
    let unresolved = setColors(
      definitions, older, isNewer, for: release, files, in: &builder)
    if let own { builder.name = own.name }
    let written = own == nil ? [] : statements(writtenBy: builder, for: release)
    let extra = stylesheet.extra(
      beside: own, unresolved: unresolved, written: written, addressesIn: files.folder,
      findings: &builder.findings,
      within: builder.budget)
    if let css = extra.css { builder.setExtraCSS(css) }
    if let css = extra.inDark { builder.setDarkCSS(css) }
    (reading.refused, reading.expandedUses) = (stylesheet.refused, stylesheet.expandedUses)
    return true
  }

  /// A finding about a byte order mark; `nil` if there is none.
  ///
  /// GTK 4 reads it as a part of the first selector, which then matches nothing. The parser of GTK
  /// 3 has a finding of its own.
  private static func markFinding(_ file: SourceText) -> Finding? {
    CSSText(file).byteOrderMark.map {
      Finding(
        .warning, .encoding, at: file.location(of: $0),
        "GTK drops the rule after a byte order mark; save the file without it")
    }
  }

  /// Sets the colors of definitions on a release, those of roles that only older names define, and
  /// the schemes that they are for.
  ///
  /// A stylesheet with variables counts as written for a newer libadwaita.
  ///
  /// - Returns: The names without a color.
  @discardableResult
  private static func setColors(
    _ definitions: [GTKColorDefinition], _ older: [GTKColorDefinition], _ isNewer: Bool,
    for release: GTKRelease, _ files: StylesheetFiles, in builder: inout ThemeBuilder
  ) -> NameTable {
    let unresolved = GTKColorImport.run(
      on: definitions + older, for: release, isWhole: files.isWhole, into: &builder)
    SwatchVariables.keepRoles(beside: definitions, on: release, in: &builder)
    // The roles of a later libadwaita follow from older names automatically.
    if OlderColors.isAll(of: definitions), !older.isEmpty { builder.allowed = [.laterRole] }
    let isDerived = release.knowledge.reading(of: .accent)?.derivedFrom != nil
    if !isDerived, !older.isEmpty && OlderColors.isAll(of: definitions) || isNewer {
      deriveAccent(in: &builder)
    }
    // With a stylesheet for dark beside it, the theme has both.
    if files.dark == nil, !definitions.contains(where: \.stated.asksForScheme) {
      builder.schemes = builder.judgedSchemes
    }
    return unresolved
  }

  /// Notes which names are GTK 3's, unless the stylesheet itself uses them.
  private static func noteOlderNames(
    _ older: [GTKColorDefinition], of definitions: [GTKColorDefinition], in sheet: CSSStylesheet,
    _ findings: inout [Finding]
  ) {
    guard !older.isEmpty else { return }
    var used = NameTable()
    sheet.forEachDeclaration { declaration in
      for token in sheet.tokens[declaration.value] where token.kind == .atKeyword {
        used.insert(sheet.content(of: token))
      }
    }
    let painted = definitions.filter { used.index(of: $0.name[...]) != nil }.map(\.location)
    let idle = Set(older.map(\.location)).subtracting(painted)
    guard let first = idle.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return }
    let others = idle.count - 1
    findings.report(
      .note, .leftOut, at: first,
      "GTK 4 paints nothing in this name of GTK 3"
        + (others == 0 ? "" : ", nor in \(others == 1 ? "one other" : "\(others) others")")
        + "; only 'livery convert' makes a role's color of it")
  }

  /// The statements that are written for the colors alone.
  private static func statements(
    writtenBy builder: ThemeBuilder, for release: GTKRelease
  ) -> Set<WrittenStatements.Statement> {
    var colors = builder
    return colors.build(tolerating: GTKColorImport.tolerated).map {
      OwnStylesheet.statements(of: $0, for: release)
    } ?? []
  }

  /// Derives the accent on neutral surfaces if a file only sets the other accent, as libadwaita
  /// does since it has variables; earlier stylesheets had no such accent.
  private static func deriveAccent(in builder: inout ThemeBuilder) {
    guard !builder.sets(ColorSlot(.accent)), builder.sets(ColorSlot(.accentBg)) else { return }
    builder.set(ColorSlot(.accent), to: .standalone(.reference(ColorSlot(.accentBg))), at: 0..<0)
  }
}

extension Finding {
  /// The finding as GTK 4 judges it: it closes open blocks at the end of a file, with a warning.
  fileprivate var asGTK4Judges: Finding {
    rule == CSSStylesheet.syntaxRule ? with(.warning) : self
  }
}

extension RuleID {
  /// Bytes that GTK does not read as they are meant.
  static let encoding: RuleID = "syntax/encoding"
}
