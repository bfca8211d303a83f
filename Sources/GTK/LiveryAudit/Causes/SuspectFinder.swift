import GTKKnowledge
import LiveryAdwaita
import LiveryRendering
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A declaration of a theme that may be the cause of a fault.
struct Suspect {
  let origin: DeclarationOrigin

  /// Whether it is a rule of the theme's own, or of one that it extends, and not a role.
  let isRule: Bool
}

/// Finds the declarations of a theme that set properties of widgets.
final class SuspectFinder {
  private let theme: Theme
  private let appearance: Appearance
  private let map: SourceMap
  private let release: GTKRelease
  private let stock: StockSheets

  init(
    _ theme: Theme, _ appearance: Appearance, _ map: SourceMap, on release: GTKRelease,
    stock: StockSheets
  ) {
    (self.theme, self.appearance, self.map) = (theme, appearance, map)
    (self.release, self.stock) = (release, stock)
  }

  /// The declarations that set some properties of widgets, in the order of the widgets.
  func suspects(
    in widgets: some Sequence<Int>, _ properties: [String], _ view: PageView
  ) -> [Suspect] {
    widgets.flatMap { index in
      let sources = view.sources(of: index)
      return properties.flatMap { property in
        sources.filter { $0.property == property }.flatMap { source in
          suspects(source) { [self] in
            nearest(in: view.tree.line(from: index), "color", view)
          }
        }
      }
    }
  }

  /// The rules of the theme's own that set some properties of a widget or of anything in it, such
  /// as the nodes of a text that are no widgets.
  func rules(inside index: Int, _ properties: [String], _ view: PageView) -> [Suspect] {
    view.sourcesInside(index)
      .filter { $0.sheet == PageView.themeSheet && properties.contains($0.property) }
      .flatMap { suspects($0) { [] } }.filter(\.isRule)
  }

  /// The colors that links in a text have by the toolkit's own stylesheet.
  func links(in index: Int, _ view: PageView) -> [Suspect] {
    view.sourcesInside(index).filter { $0.property == "color" }
      .flatMap { source -> [Suspect] in
        let roles = reading(of: source)?.roles ?? []
        return roles.contains(.accent) || roles.contains(.link) ? suspects(behind: roles) : []
      }
  }

  /// The declarations of the innermost widget that sets a property, which the others inherit.
  func nearest(in line: [Int], _ property: String, _ view: PageView) -> [Suspect] {
    for (position, index) in line.enumerated() {
      guard let source = view.sources(of: index).last(where: { $0.property == property }) else {
        continue
      }
      return suspects(source) { [self] in
        nearest(in: Array(line.dropFirst(position + 1)), property, view)
      }
    }
    return []
  }

  /// What a property's value comes from; `current` is what the color of the widget's text does.
  private func suspects(_ source: StyleSource, current: () -> [Suspect]) -> [Suspect] {
    if source.sheet == PageView.themeSheet {
      guard let origin = map.origin(line: source.line, column: source.column) else { return [] }
      return origin.isOfBase
        ? suspects(behind: origin.roles)
        : [Suspect(origin: origin, isRule: true)] + suspects(behind: origin.roles)
    }
    guard let reading = reading(of: source) else { return [] }
    return suspects(behind: reading.roles) + (reading.readsCurrentColor ? current() : [])
  }

  /// What a declaration of the toolkit's own stylesheets reads; `nil` of others.
  private func reading(of source: StyleSource) -> StockStylesheet.Reading? {
    stock[source.sheet]?.reading(line: source.line, column: source.column, on: release)
  }

  private func suspects(behind roles: [ColorRole]) -> [Suspect] {
    guard let origin = theme.origin(of: roles, in: appearance),
      origin.location.file != Theme.accentFile
    else { return [] }
    return [Suspect(origin: origin, isRule: false)]
  }
}

/// The toolkit's own stylesheets, each read once.
final class StockSheets {
  private var sheets: [String: StockStylesheet?] = [:]

  subscript(name: String) -> StockStylesheet? {
    if let known = sheets[name] { return known }
    let sheet = StockSheet.bytes(named: name).map {
      StockStylesheet(SourceText(file: name, bytes: $0))
    }
    sheets[name] = .some(sheet)
    return sheet
  }
}
