import LiverySystem
import ThemeFormats
import ThemeSource

/// The names of the colors that a stylesheet and its imports set.
struct DefinedColorNames {
  /// The names after `@define-color`, in order.
  private(set) var named: [String] = []

  /// The variables, `--accent-bg-color`, in order.
  private(set) var variables: [String] = []

  /// The maximum number of stylesheets that import one another, and the maximum number of bytes of
  /// one.
  private static let depthLimit = 8
  private static let sizeLimit = 1024 * 1024

  /// Reads a stylesheet of a folder, without the line that imports a theme.
  init(_ bytes: [UInt8], in folder: String) {
    var met: Set<String> = []
    read(ManagedImport.removing(from: bytes), in: folder, &met)
  }

  /// The names that override those of a theme's stylesheet that is imported before.
  ///
  /// If the theme sets a variable, widgets use it whatever `@define-color` sets.
  func winners(over theme: DefinedColorNames) -> [String] {
    let names = Set(theme.named)
    let set = Set(theme.variables)
    return named.filter { name in
      names.contains(name) && !set.contains("--" + name.replacing("_", with: "-"))
    } + variables.filter(set.contains)
  }

  private mutating func read(_ bytes: [UInt8], in folder: String, _ met: inout Set<String>) {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(
      CSSText(SourceText(file: "", bytes: bytes)), findings: &findings)
    for statement in sheet.statements {
      guard case .atRule(let rule) = statement else { continue }
      if sheet.isWord(rule.name, "import") {
        readImport(sheet.tokens[rule.prelude], of: sheet, in: folder, &met)
      } else if sheet.isWord(rule.name, "define-color"),
        let name = sheet.tokens[rule.prelude].first.map(sheet.name), !named.contains(name)
      {
        named.append(name)
      }
    }
    collectVariables(sheet.statements, of: sheet)
  }

  private mutating func collectVariables(_ statements: [CSSStatement], of sheet: CSSStylesheet) {
    for statement in statements {
      switch statement {
      case .rule(let rule): collectVariables(rule.block.statements, of: sheet)
      case .atRule(let rule): collectVariables(rule.block?.statements ?? [], of: sheet)
      case .declaration(let declaration):
        let name = sheet.name(of: declaration.property)
        if name.hasPrefix("--"), !variables.contains(name) { variables.append(name) }
      }
    }
  }

  private mutating func readImport(
    _ prelude: ArraySlice<CSSToken>, of sheet: CSSStylesheet, in folder: String,
    _ met: inout Set<String>
  ) {
    guard let token = prelude.first(where: { $0.kind == .string || $0.kind == .url }),
      met.count < DefinedColorNames.depthLimit
    else { return }
    let address = sheet.name(of: token)
    let path = address.hasPrefix("/") ? address : "\(folder)/\(address)"
    guard let real = RegularFile.realPath(path), met.insert(real).inserted,
      let bytes = try? RegularFile.read(real, upTo: DefinedColorNames.sizeLimit)
    else { return }
    read(bytes, in: RegularFile.folder(of: real), &met)
  }
}

extension Installer {
  /// Warnings that a user's own stylesheets override a theme, each with the colors.
  func warnings(
    of sheets: [WrittenTheme.File], named title: String
  ) throws(InstallError) -> [String] {
    var warnings: [String] = []
    for (name, file) in try ownStylesheets() {
      let folder = RegularFile.folder(of: name)
      guard let own = file.bytes,
        let sheet = sheets.first(where: { $0.name == InstallPlaces.theme(in: folder) })
      else { continue }
      let names = DefinedColorNames(own, in: places.path(folder))
        .winners(over: DefinedColorNames(sheet.bytes, in: places.path(folder)))
      guard !names.isEmpty else { continue }
      let shown = names.prefix(8).joined(separator: ", ")
      let more = names.count > 8 ? " and \(names.count - 8) more" : ""
      warnings.append(
        "warning: '\(file.path)' sets colors itself, which win over '\(title)': \(shown)\(more)")
    }
    return warnings
  }
}
