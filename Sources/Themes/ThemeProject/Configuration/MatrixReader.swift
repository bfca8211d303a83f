import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSource

/// Reads a matrix of a `livery.toml`: one table, or several, each a product of axes.
struct MatrixReader {
  /// The folder to which paths are relative.
  private let folder: String
  private let project: ConfigurationProject
  private var findings: [Finding] = []

  /// The keys of a table, as the schema lists them.
  static let keys = ["themes", "appearances", "accents", "text-scales", "directions"]

  /// Reads a matrix from a table or an array of tables.
  static func read(
    _ node: SourceNode, in folder: String, of project: ConfigurationProject,
    findings: inout [Finding]
  ) -> Matrix {
    var reader = MatrixReader(folder: folder, project: project)
    defer { findings += reader.findings }
    switch node.kind {
    case .table: return Matrix([reader.block(node)])
    case .array where node.childCount > 0:
      return Matrix(
        node.children.compactMap { table in
          guard table.kind == .table else {
            reader.report(.type, table, "expected a table, not \(table.kind.article)")
            return nil
          }
          return reader.block(table)
        })
    default:
      reader.report(.type, node, "expected a table or tables, such as '[matrix.\(node.key)]'")
      return Matrix([])
    }
  }

  private init(folder: String, project: ConfigurationProject) {
    (self.folder, self.project) = (folder, project)
  }

  private mutating func block(_ table: SourceNode) -> Matrix.Block {
    for node in table.children where !Self.keys.contains(node.key) {
      findings.append(
        Finding(
          .error, .key, at: node.keyLocation, "no key of a matrix is called '\(node.key)'",
          unknown: node.key, at: node.keyNameLocation, among: Self.keys,
          where: { table[$0] == nil }))
    }
    return Matrix.Block(
      themes: values(table["themes"], "a theme's file or id in quotes") { [folder] node in
        node.string.flatMap { $0.isEmpty || $0 == "-" ? nil : Self.theme($0, in: folder) }
      }.map { inProject($0, of: table["themes"]) },
      appearances: values(
        table["appearances"], "traits in quotes, such as 'light' or 'dark+high-contrast'"
      ) { node in
        node.string.flatMap { Self.isAppearance($0) ? $0 : nil }
      },
      accents: values(table["accents"], "an opaque color such as '#9141ac', or 'none'") { node in
        node.string.flatMap { Accent($0) }
      },
      textScales: values(table["text-scales"], "a number from 0.5 to 3, such as 1.25") { node in
        node.number.flatMap { TextScale(factor: $0) }
      },
      directions: values(table["directions"], "'ltr' or 'rtl'") { node in
        node.string.flatMap { TextDirection(rawValue: $0) }
      })
  }

  /// The values of an axis; `nil` if it is open or has no readable value.
  private mutating func values<Value>(
    _ node: SourceNode?, _ expected: String, _ read: (SourceNode) -> Value?
  ) -> [Value]? {
    guard let node else { return nil }
    guard node.kind == .array else {
      report(.type, node, "expected an array, not \(node.kind.article)")
      return nil
    }
    guard node.childCount > 0 else {
      report(.configurationValue, node, "expected at least one value; leave the key out otherwise")
      return nil
    }
    return node.children.compactMap { item in
      if let value = read(item) { return value }
      report(.configurationValue, item, "expected \(expected)")
      return nil
    }
  }

  /// A path relative to the folder, or else an unchanged ID.
  private static func theme(_ text: String, in folder: String) -> String {
    let path = RegularFile.path(text, in: folder)
    return text.contains("/") || RegularFile.exists(path) ? path : text
  }

  /// The themes that are IDs or inside the project; the others are reported.
  private mutating func inProject(_ themes: [String], of node: SourceNode?) -> [String] {
    let outside = themes.filter { $0.contains("/") && !project.holds($0) }
    for theme in outside {
      let item = node?.children.first {
        $0.string.map { Self.theme($0, in: folder) } == theme
      }
      guard let item else { continue }
      report(
        .configurationFile, item, "'\(item.string ?? theme)' cannot be read: \(project.refusal)")
    }
    return themes.filter { !outside.contains($0) }
  }

  /// Whether a text may be the names of traits; which there are depends on the theme.
  private static func isAppearance(_ text: String) -> Bool {
    text.split(separator: "+", omittingEmptySubsequences: false).allSatisfy { name in
      name.first?.isLowercase == true
        && name.utf8.allSatisfy {
          $0.isASCIILowercase || $0.isASCIIDigit || $0 == 0x2d
        }
    }
  }

  private mutating func report(_ rule: RuleID, _ node: SourceNode, _ message: String) {
    findings.append(Finding(.error, rule, at: node.location, message))
  }
}
