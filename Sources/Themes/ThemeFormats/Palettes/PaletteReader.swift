import ThemeColor
import ThemeModel
import ThemeSource

/// Reads the palettes that are JSON.
enum PaletteReader {
  /// Reads a palette from a file's values.
  ///
  /// Missing names are not checked here: a template may not need them.
  static func read(
    _ text: ThemeText, id: String, table: PaletteTable
  ) -> PaletteReading {
    var findings: [Finding] = []
    let document = text.document(findings: &findings)
    guard document.root.kind == .table else {
      findings.report(
        .error, .type, at: document.root.location, "expected an object of names with colors")
      return PaletteReading(palette: nil, findings: findings)
    }
    let file = PaletteFile(document.root, table: table)
    findings += file.findings
    let schemes = schemes(of: file, document.root, &findings)
    guard let preferred = schemes.preferred, !findings.hasErrors else {
      return PaletteReading(palette: nil, findings: findings.sortedByLocation())
    }
    let palette = Palette(
      table.kind, name: name(of: file, document.root, id: id), schemes: schemes.all,
      preferred: preferred, entries: entries(of: file, schemes.all, preferred), texts: file.texts)
    return PaletteReading(palette: palette, findings: findings.sortedByLocation())
  }

  /// Each color in its schemes; a color for all schemes is replaced by one for a single scheme.
  private static func entries(
    of file: PaletteFile, _ schemes: [Appearance.Scheme], _ preferred: Appearance.Scheme
  ) -> [Palette.Entry] {
    file.colors.flatMap { color in
      let own: [Appearance.Scheme]
      switch color.part {
      case .scheme(let scheme): own = [scheme]
      case .preferred: own = [preferred].filter { file.color(color.name, in: .scheme($0)) == nil }
      case .all: own = schemes.filter { file.color(color.name, in: .scheme($0)) == nil }
      }
      return own.map {
        Palette.Entry(name: color.name, scheme: $0, color: color.color, location: color.location)
      }
    }
  }

  /// The schemes of a file, and the one for which it was made; empty and reported if nothing
  /// decides.
  private static func schemes(
    of file: PaletteFile, _ root: SourceNode, _ findings: inout [Finding]
  ) -> (all: [Appearance.Scheme], preferred: Appearance.Scheme?) {
    let named = Appearance.Scheme.allCases.filter { scheme in
      file.colors.contains { $0.part == .scheme(scheme) && file.table.contains($0.name) }
    }
    let said = said(by: root)
    if !named.isEmpty {
      let like = named.last { scheme in
        file.colors.allSatisfy {
          $0.part != .preferred || file.color($0.name, in: .scheme(scheme)) == $0.color
        }
      }
      return (named, said.flatMap { named.contains($0) ? $0 : nil } ?? like ?? named.last)
    }
    guard let judged = judged(file) ?? said else {
      findings.report(
        .error, .missingKey, at: root.location,
        "expected \(file.table.needed.map(\.words).joined(separator: ", "))")
      return ([], nil)
    }
    return ([judged], judged)
  }

  /// The scheme for which matugen says it made the palette.
  private static func said(by root: SourceNode) -> Appearance.Scheme? {
    if let isDark = root["is_dark_mode"]?.boolean { return isDark ? .dark : .light }
    return root["mode"]?.string.flatMap(Appearance.Scheme.init)
  }

  /// The scheme of a file that does not name one, by its background and its text, or by either.
  private static func judged(_ file: PaletteFile) -> Appearance.Scheme? {
    let luminance = { (number: Int) in
      file.table.names(of: number).lazy.compactMap { name in
        file.colors.first { PaletteTable.folded($0.name) == name }
      }.first?.color.relativeLuminance
    }
    return Appearance.Scheme(background: luminance(0x00), text: luminance(0x05))
  }

  /// The palette's own name; alternatively each of two schemes has its own.
  private static func name(of file: PaletteFile, _ root: SourceNode, id: String) -> String {
    let names = Set(file.texts.filter { $0.name == "name" }.map(\.text))
    let own = root["name"]?.string ?? (names.count == 1 ? names.first : nil)
    return own.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? id
  }
}
