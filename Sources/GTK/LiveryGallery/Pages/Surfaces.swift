import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeModel
import ThemeSession

extension BuiltPage {
  func prepareSurfaces() {
    paintSwatches()
    for swatch in root.descendants.compactMap(Swatch.init) { swatch.widget.addStyleClass("swatch") }
    // Before 1.4 a list alone is the sidebar.
    if Toolkit.release.adwaita >= .v1_4 {
      widget("surface-sidebar")?.addStyleClass("sidebar-pane")
    }
    addLaterRoles()
    // The groups for roles that libadwaita 1.2 does not have.
    for id in ["swatches-own", "swatches-later"] {
      guard let group = widget(id) else { continue }
      let swatches = group.descendants.compactMap(Swatch.init)
      onPaint { loadedTheme in
        for swatch in swatches { swatch.child.isVisible = loadedTheme.resolved.sets(swatch.role) }
        group.isVisible = swatches.contains { loadedTheme.resolved.sets($0.role) }
      }
    }
  }

  /// Moves the swatches of later roles that libadwaita has here to the others.
  private func addLaterRoles() {
    guard let roles = widget("swatch-window-bg").flatMap(Swatch.init)?.flowBox else { return }
    for swatch in widget("swatches-later")?.descendants.compactMap(Swatch.init) ?? [] {
      guard let since = swatch.role.since, since <= Toolkit.release.adwaita else { continue }
      swatch.flowBox?.remove(swatch.child)
      roles.append(swatch.child)
    }
  }

  /// Adds the stylesheets of the swatches to the page's display, below the theme's.
  private func paintSwatches() {
    let hasLater = Toolkit.release.adwaita >= .v1_7
    for name in ["surfaces.css"] + (hasLater ? ["surfaces-later.css"] : []) {
      let provider = CSSProvider()
      provider.load(file: RegularFile.folder(of: file) + "/\(name)")
      root.addToDisplay(provider, priority: .application)
    }
  }
}

/// What shows a role's color.
package struct Swatch {
  /// What the names of the widgets begin with that show a role.
  package static let namePrefix = "swatch-"

  /// Whether a widget with a name shows a role, or is a group of such.
  package static func isShown(by name: String) -> Bool {
    name.hasPrefix(namePrefix) || name.hasPrefix("swatches-")
  }

  let role: ColorRole

  let widget: Widget

  /// The child of the flow box that holds the swatch and its name.
  let child: Widget

  fileprivate var flowBox: FlowBox? { child.parent?.as(FlowBox.self) }

  /// Takes a widget named `swatch-ROLE` that stands in a card in a flow box.
  init?(_ widget: Widget) {
    let prefix = Self.namePrefix
    guard widget.widgetName.hasPrefix(prefix),
      let role = ColorRole(name: String(widget.widgetName.dropFirst(prefix.count))),
      let child = widget.parent?.parent
    else { return nil }
    (self.role, self.widget, self.child) = (role, widget, child)
  }
}
