public import GTKKnowledge
public import ThemeModel
public import ThemeSource

/// A stylesheet of GTK's or libadwaita's own, for finding the roles that its declarations use.
public struct StockStylesheet: Sendable {
  /// The colors of a declaration.
  public struct Reading: Hashable, Sendable {
    /// The property, such as `background-color`.
    public let property: String

    /// The roles in the value: those that it names, then those behind its other names, each
    /// followed by the role from which it is derived by default.
    public let roles: [ColorRole]

    /// Whether the value reads the color of text, which another declaration sets.
    public let readsCurrentColor: Bool
  }

  private let sheet: CSSStylesheet
  private let lines: GTKLines
  private let references: ColorReferences

  /// Reads a stylesheet; parts that GTK would not accept are skipped.
  public init(_ text: SourceText) {
    var findings: [Finding] = []
    sheet = CSSStylesheet(CSSText(text), findings: &findings)
    lines = GTKLines(text.bytes)
    references = ColorReferences(sheet)
  }

  /// The colors of the declaration at a place, on a release; `nil` if there is no declaration.
  public func reading(line: Int, column: Int, on release: GTKRelease) -> Reading? {
    guard let offset = lines.offset(line: line, column: column),
      let declaration = sheet.declaration(at: offset)
    else { return nil }
    let reading = references.reading(of: declaration)
    var roles: [ColorRole] = []
    for role in reading.roles {
      var next: ColorRole? = role
      while let role = next, !roles.contains(role) {
        roles.append(role)
        next = release.knowledge.derivations[Int(role.rawValue)]
      }
    }
    return Reading(
      property: sheet.name(of: declaration.property), roles: roles,
      readsCurrentColor: reading.readsCurrentColor)
  }
}
