package import LiveryAdwaita
package import ThemeColor
import ThemeModel
import ThemeSession

/// A part of a window with what it is shown in.
struct ThemePart {
  let look: StyledSubtree
  var traits: TraitOverride

  /// The accent color that the desktop is taken to ask for; `nil` where that stays as it is.
  var accent: Color?
  let end: SignalConnection
}

extension LiveryTheme {
  /// Shows a widget and all that is in it in other traits than what is around it.
  package func override(_ traits: TraitOverride, for widget: Widget) {
    if parts[widget.identity] == nil {
      let key = widget.identity
      let end = widget.onDestroyed { [weak self] in self?.parts[key] = nil }
      parts[key] = ThemePart(look: StyledSubtree(around: widget), traits: traits, end: end)
    } else {
      parts[widget.identity]?.traits = traits
    }
    stage.blockTransitions()
    parts[widget.identity].map(show)
  }

  /// Shows a widget and its content as where the desktop asks for an accent color, or as around it.
  package func setAccent(_ accent: Color?, of widget: Widget) {
    guard parts[widget.identity]?.accent != accent else { return }
    guard let accent else { return clearTraits(of: widget) }
    override([], for: widget)
    parts[widget.identity]?.accent = accent
    parts[widget.identity].map(show)
  }

  /// Shows a widget again in what is around it.
  package func clearTraits(of widget: Widget) {
    guard let part = parts.removeValue(forKey: widget.identity) else { return }
    stage.blockTransitions()
    part.end.disconnect()
    part.look.leave()
  }

  /// Shows all parts in the theme of now.
  func showParts() {
    for part in parts.values { show(part) }
  }

  private func show(_ part: ThemePart) {
    let outer = session.look
    let appearance = part.traits.appearance(in: outer.appearance, of: outer.theme)
    part.look.show(
      outer.part(in: appearance, asking: part.accent),
      hasContrast: outer.appearance.traits.contains(.highContrast))
  }
}
