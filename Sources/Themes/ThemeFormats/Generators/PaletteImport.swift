import ThemeColor
import ThemeModel
import ThemeSource

/// Converts a generator's palette to a theme, through the colors of base16 with the same meaning.
enum PaletteImport {
  /// Reads a palette; `isExact` keeps its colors even if they are not readable.
  static func read(
    _ text: ThemeText, id: String, extending base: Theme, as format: ThemeFormat,
    table: PaletteTable, isExact: Bool = false, within budget: ReadingBudget = ReadingBudget()
  ) -> ThemeReading {
    let reading = PaletteReader.read(text, id: id, table: table)
    var builder = ThemeBuilder(id: id, text: text.text, extending: base, budget: budget)
    builder.findings = reading.findings
    var theme: Theme?
    if let palette = reading.palette {
      builder.name = palette.name
      // The palette's preferred scheme is used if there is space for only one.
      builder.schemes = [palette.preferred] + palette.schemes.filter { $0 != palette.preferred }
      builder.declare(palette)
      let schemes = palette.schemes.compactMap { scheme in
        builder.tones(of: palette, in: scheme, table, text: text.text, isExact: isExact)
      }
      if schemes.count == palette.schemes.count {
        let roles = schemes.map { SchemeRoles($0, isExact: isExact) }
        SchemeRoles.set(roles, in: &builder, text: text.text)
      }
      theme = builder.build()
    }
    return ThemeReading(
      theme: theme, format: format, text: text.text, findings: builder.findings.sortedByLocation())
  }
}

extension Palette {
  /// The name of an entry in the theme's own palette.
  static func ownName(of name: String) -> String {
    let words = name.split(separator: ".").map(String.init)
    return ImportedColorName.free(ImportedColorName.joined(words), or: "palette-")
  }
}

extension ThemeBuilder {
  /// Declares the entries of a palette and sets their colors.
  fileprivate mutating func declare(_ palette: Palette) {
    var own: [String: [Palette.Entry]] = [:]
    var names: [String] = []
    for entry in palette.entries {
      let name = Palette.ownName(of: entry.name)
      if own[name] == nil { names.append(name) }
      own[name, default: []].append(entry)
    }
    for name in names {
      let entries = own[name] ?? []
      let isShared = entries.count == palette.schemes.count && Set(entries.map(\.color)).count == 1
      let slot = declarePalette(Array(name.utf8)[...])
      for entry in isShared ? Array(entries.prefix(1)) : entries {
        let isForAll = isShared || palette.schemes.count == 1
        set(
          slot, to: .literal(entry.color), at: entry.location.range,
          when: isForAll ? [] : entry.scheme.traits)
      }
    }
  }

  /// The colors of a scheme by their meaning; missing ones are reported.
  fileprivate mutating func tones(
    of palette: Palette, in scheme: Appearance.Scheme, _ table: PaletteTable, text: SourceText,
    isExact: Bool
  ) -> SchemePalette? {
    let entries = PaletteTable.folded(palette.entries, of: scheme)
    var all: [SchemePalette.Tone?] = Array(repeating: nil, count: SchemePalette.onError + 1)
    for row in table.rows {
      guard let entry = table.entry(row.number, of: entries),
        let slot = slot(named: Array(Palette.ownName(of: entry.name).utf8)[...])
      else { continue }
      let own = paint(entry, slot)
      all[row.number] = SchemePalette.Tone(
        name: entry.name, paint: row.number == 0 && !isExact ? background(own, entry) : own,
        range: entry.location.range)
    }
    let missing = table.needed.filter { all[$0.number] == nil }.map(\.words)
    if !missing.isEmpty {
      let place = palette.entries.first { $0.scheme == scheme }?.location
      findings.report(
        .error, .missingKey, at: place ?? text.location(of: 0..<0),
        "expected \(missing.joined(separator: ", ")) among the \(scheme.rawValue) colors")
    }
    return SchemePalette(
      scheme: scheme, all: all, hasHues: table.hasHues, isGenerated: true)
  }

  /// A background for readable text: on a middle tone, neither black nor white text is readable
  /// when dimmed, or on the surfaces derived from it.
  private mutating func background(_ paint: ExpressedColor, _ entry: Palette.Entry)
    -> ExpressedColor
  {
    let foreground: Color = entry.scheme == .dark ? .white : .black
    let isReadable = { (color: Color) in
      // The surface that is farthest from the background in the direction of the text.
      let surface = color.gtkMix(foreground, amount: foreground == .white ? 0.22 : 0.12)
      return ContrastNeed(ContrastNeed.text, on: [surface], isDimmed: true).isMet(by: foreground)
    }
    guard !isReadable(paint.color), let color = paint.color.nearest(where: isReadable) else {
      return paint
    }
    findings.report(
      .note, .adjusted, at: entry.location,
      "'window-bg' is '\(color.shortHex)', since not even \(foreground == .white ? "white" : "black") can "
        + "be read everywhere on \(entry.name)")
    return .literal(color)
  }

  /// A color on its way to a role, made opaque: the background behind a translucent window is
  /// unknown.
  private mutating func paint(_ entry: Palette.Entry, _ slot: ColorSlot) -> ExpressedColor {
    guard entry.color.alpha < 1 else { return ExpressedColor(.reference(slot), entry.color) }
    findings.report(
      .note, .adjusted, at: entry.location,
      "'\(entry.name)' is taken without its transparency, so that text on it can be read")
    return .literal(entry.color.withAlpha(1))
  }
}
