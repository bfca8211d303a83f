import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSession
import ThemeSource

/// Finds the declarations of an app's stylesheets that apply in stock Adwaita, but not in another
/// theme.
///
/// GTK reports for each property of a widget which declaration set it, and the value. A widget that
/// has the same value from elsewhere, or from another declaration of the app, has lost nothing.
final class OverrideFinder {
  /// The values that a widget has from the app's stylesheets, by its state.
  private typealias Own = [AuditState: [WidgetKey: [StyleSource]]]

  /// The states for which apps write rules.
  private static let states: [AuditState] = [.normal, .hover, .active, .checked, .selected]

  private let stage: RenderStage
  private let stock: ThemeReading

  /// The stylesheets, by GTK's names for them.
  private let sheets: [String: (file: String, places: DeclarationPlaces)]

  /// The values on the pages in the toolkit's own theme.
  private var expected: [Appearance.Scheme: [StagedContent: Own]] = [:]

  /// Creates a finder; `nil` if there is no stylesheet that can be distinguished from the others.
  init?(_ stylesheets: AppStylesheets, on stage: RenderStage, stock: ThemeReading) {
    (self.stage, self.stock) = (stage, stock)
    let names = stylesheets.texts.map { RegularFile.name(of: $0.file) }
    var sheets: [String: (file: String, places: DeclarationPlaces)] = [:]
    for (name, text) in zip(names, stylesheets.texts)
    where names.count(where: { $0 == name }) == 1 && StockSheet.bytes(named: name) == nil {
      sheets[name] = (text.file, DeclarationPlaces(text))
    }
    guard !sheets.isEmpty else { return nil }
    self.sheets = sheets
    stage.stopTransitions()
  }

  /// Whether a theme may take anything from an app: it is painted otherwise than the toolkit's own.
  func concerns(_ theme: Theme, in appearance: Appearance) -> Bool {
    guard let own = stock.theme else { return true }
    let (one, other) = (
      LoadedTheme(theme, appearance, for: Toolkit.release),
      LoadedTheme(own, appearance, for: Toolkit.release)
    )
    return one.colors != other.colors || one.rules != other.rules
  }

  /// Reads pages in the toolkit's own theme, unless that was done before.
  func prepare(_ contents: [StagedContent], in scheme: Appearance.Scheme) throws {
    let missing = contents.filter { expected[scheme]?[$0] == nil }
    guard !missing.isEmpty else { return }
    let appearance = Appearance(scheme)
    try stage.show(stock, in: appearance, Variant(appearance: scheme.rawValue), adding: "")
    for (content, own) in paint(at: missing, { $0.styleSources.filter(isOwn) }) {
      expected[scheme, default: [:]][content] = own
    }
  }

  /// The values that the shown pages have in the toolkit's own theme and have lost now.
  func overridden(on contents: [StagedContent], in scheme: Appearance.Scheme) -> [OverriddenCount] {
    var counts: [OverriddenDeclaration: Int] = [:]
    let expected = expected[scheme] ?? [:]
    for (content, own) in paint(at: contents, \.styleSources) {
      var widgets: [OverriddenDeclaration: Set<WidgetKey>] = [:]
      for (state, known) in expected[content] ?? [:] {
        for (key, sources) in known {
          guard let now = own[state]?[key] else { continue }
          for lost in lost(of: sources, in: now) { widgets[lost, default: []].insert(key) }
        }
      }
      for (lost, widgets) in widgets { counts[lost, default: 0] += widgets.count }
    }
    return counts.map(OverriddenCount.init).sorted {
      ($0.declaration.file, $0.declaration.line, $0.declaration.column)
        < ($1.declaration.file, $1.declaration.line, $1.declaration.column)
    }
  }

  private func lost(
    of sources: [StyleSource], in now: [StyleSource]
  ) -> [OverriddenDeclaration] {
    let values = Dictionary(now.map { ($0.property, $0) }, uniquingKeysWith: { $1 })
    return sources.compactMap { source in
      if let new = values[source.property], isOwn(new) || new.value == source.value { return nil }
      guard let sheet = sheets[source.sheet],
        let found = sheet.places.declaration(line: source.line, column: source.column)
      else { return nil }
      return OverriddenDeclaration(
        file: sheet.file, line: found.start.line, column: found.start.column,
        selector: found.selector, property: found.property)
    }
  }

  private func isOwn(_ source: StyleSource) -> Bool { sheets[source.sheet] != nil }

  /// Brings pages into each state, and reads the values of their widgets.
  private func paint(
    at contents: [StagedContent], _ read: (Widget) -> [StyleSource]
  ) -> [(StagedContent, Own)] {
    let trees = stage.pages.filter { contents.contains($0.content) }
      .map { ($0.content, WidgetTree($0.frame)) }
    var own = [Own](repeating: [:], count: trees.count)
    for state in Self.states {
      let held = trees.flatMap { state.hold($0.1) }
      for (index, tree) in trees.enumerated() {
        for node in tree.1.nodes {
          let sources = read(node.widget)
          if !sources.isEmpty { own[index][state, default: [:]][node.key] = sources }
        }
      }
      held.forEach { $0.release() }
    }
    return zip(trees.map(\.0), own).map { ($0, $1) }
  }
}
