public import GTKKnowledge
public import ThemeModel
public import ThemeSource

/// A stylesheet of GTK's or libadwaita's own, to be asked which roles its declarations read.
public struct StockStylesheet: Sendable {
  /// What a declaration paints with.
  public struct Reading: Hashable, Sendable {
    /// The property, such as `background-color`.
    public let property: String

    /// The roles that the value reads: those that it names, then those that its names stand for,
    /// each followed by the one that it is derived from while nobody sets it.
    public let roles: [ColorRole]

    /// Whether the value reads the color of text, which another declaration sets.
    public let readsCurrentColor: Bool
  }

  private let sheet: CSSStylesheet
  private let lines: GTKLines
  private let references: ColorReferences

  /// Reads a stylesheet; what GTK would not understand in it is passed over.
  public init(_ text: SourceText) {
    var findings: [Finding] = []
    sheet = CSSStylesheet(CSSText(text), findings: &findings)
    lines = GTKLines(text.bytes)
    references = ColorReferences(sheet)
  }

  /// What the declaration reads that a place lies in, on a release; `nil` if no declaration is.
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
