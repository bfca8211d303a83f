import GTKKnowledge
import ThemeCSS
import ThemeModel
package import ThemeSource

/// Reads Gradience presets: colors by libadwaita's names as expressions of GTK's CSS, swatches,
/// and CSS that is added to them.
struct GradienceReader {
  private let document: SourceDocument
  private let release: GTKRelease
  private let survivors: Target
  private var builder: ThemeBuilder

  /// The preset's own CSS.
  private var stylesheet: GTKStylesheet?

  static func read(_ text: ThemeText, _ context: ReadingContext) -> ThemeReading {
    var findings: [Finding] = []
    let document = text.document(findings: &findings)
    var builder = ThemeBuilder(
      id: context.id, text: text.text, extending: context.base, budget: context.budget)
    builder.findings = findings
    var reader = GradienceReader(
      document: document, release: context.release, survivors: context.survivors,
      builder: builder)
    reader.read()
    let theme = reader.builder.build(tolerating: GTKColorImport.tolerated)
    var reading = ThemeReading(
      theme: theme, format: .gradience, text: text.text,
      findings: reader.builder.findings.sortedByLocation(),
      css: document.root["custom_css"]?["gtk4"].flatMap(CSSText.init))
    reading.draft = reader.builder.draft
    (reading.sheet, reading.refused) = (reader.stylesheet?.sheet, reader.stylesheet?.refused)
    return reading
  }

  private mutating func read() {
    guard document.root.kind == .table else {
      return builder.findings.report(
        .error, .type, at: document.root.location,
        "expected an object with 'name', 'variables' and 'palette'")
    }
    readName()
    var definitions = readVariables() + readSwatches()
    var css = readCSS()
    definitions += css?.definitions ?? []
    let unresolved = GTKColorImport.run(on: definitions, for: release, into: &builder)
    let extra = css?.extra(
      unresolved: unresolved, findings: &builder.findings, within: builder.budget)
    if let extra = extra?.css { builder.setExtraCSS(extra) }
    stylesheet = css
    builder.schemes = builder.judgedSchemes
  }

  private mutating func readName() {
    guard let node = document.root["name"] else {
      if !document.root.isUnreadable("name") {
        builder.findings.report(
          .warning, .missingKey, at: document.text.location(of: 0..<0),
          "expected a 'name'; the file's name is used instead")
      }
      return
    }
    guard let name = node.string else {
      return builder.findings.report(.error, .type, at: node.location, "expected a name in quotes")
    }
    builder.name = name
  }

  private mutating func readVariables() -> [GTKColorDefinition] {
    guard let table = table("variables") else { return [] }
    reportSlips(in: table)
    return table.children.compactMap { definition(CSSEscape.decode($0.keyBytes), $0) }
  }

  /// Reports names that are nearly libadwaita's, unless a color or the CSS uses them.
  private mutating func reportSlips(in table: SourceNode) {
    let names = ColorRole.allCases.filter { !$0.isSwatch }.map(\.namedColor)
    for node in table.children {
      let name = node.key
      guard GTKColorNames.role(named: Array(name.utf8)[...]) == nil,
        !document.text.bytes.contains("@\(name)".utf8)
      else { continue }
      let finding = Finding(
        .warning, .role, at: node.keyLocation, "libadwaita has no color '\(name)'", unknown: name,
        at: node.keyNameLocation, among: names, where: { table[$0] == nil })
      if finding.fix != nil { builder.findings.append(finding) }
    }
  }

  /// The swatches, whose names are a prefix such as `blue_` and a number.
  private mutating func readSwatches() -> [GTKColorDefinition] {
    guard let table = table("palette") else { return [] }
    var definitions: [GTKColorDefinition] = []
    for hue in table.children {
      guard hue.kind == .table else {
        builder.findings.report(
          .error, .type, at: hue.location, "expected an object of swatches by their numbers")
        continue
      }
      for node in hue.children {
        let name = CSSEscape.decode(hue.keyBytes) + CSSEscape.decode(node.keyBytes)
        if let definition = definition(name, node) { definitions.append(definition) }
      }
    }
    return definitions
  }

  private mutating func definition(_ name: [UInt8], _ node: SourceNode) -> GTKColorDefinition? {
    if let definition = GTKColorDefinition(name, string: node) { return definition }
    builder.findings.report(.error, .type, at: node.location, "expected a color in quotes")
    return nil
  }

  /// The CSS for GTK 4; a theme cannot contain CSS for GTK 3.
  private mutating func readCSS() -> GTKStylesheet? {
    guard let table = table("custom_css") else { return nil }
    if let old = table["gtk3"], let content = old.content,
      !content.allSatisfy({ $0 <= 0x20 })
    {
      builder.findings.report(.note, .omitted, at: old.keyLocation, "CSS for GTK 3 is left out")
    }
    guard let node = table["gtk4"] else { return nil }
    guard let text = CSSText(node) else {
      builder.findings.report(.error, .type, at: node.location, "expected CSS in quotes")
      return nil
    }
    return GTKStylesheet(
      CSSStylesheet(text, findings: &builder.findings), for: release,
      surviving: survivors)
  }

  /// An object of the preset; `nil`, and reported, if the value is something else.
  private mutating func table(_ key: String) -> SourceNode? {
    guard let node = document.root[key] else { return nil }
    if node.kind == .table { return node }
    builder.findings.report(.error, .type, at: node.location, "expected an object")
    return nil
  }
}

extension RuleID {
  /// A part of another format's file that a theme cannot contain.
  package static let leftOut: RuleID = "css/left-out"
}
