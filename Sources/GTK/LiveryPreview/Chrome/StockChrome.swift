import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeFormats
import ThemeModel
import ThemeSession

/// Shows stock Adwaita, in the desktop's scheme, everywhere in a window except in its gallery:
/// bars, sidebars, messages, popovers and dialogs.
final class StockChrome {
  /// Whether the parts have stock Adwaita's style; otherwise they have the theme of their display.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      display.hideTooltips()
      isOn ? begin() : end()
    }
  }

  /// The simulated color vision, which applies to the parts, too.
  var vision = Vision.full {
    didSet { if vision != oldValue, isOn { show() } }
  }

  private let window: Window
  private let display: Display

  /// The widget around the gallery, which is painted like a window.
  private let gallery: Widget

  /// The outermost widgets of the parts.
  private var parts: [Widget]
  private let desktop = StyleManager.ofDesktop
  private let windowRules = CSSProvider()
  private let ownRules = CSSProvider()
  private var styles: (outer: StyledSubtree, inner: PartSheets)?
  private var connections: [SignalConnection] = []

  /// Prepares the parts of a window, which are all around a gallery.
  init(of window: Window, on display: Display, parts: [Widget], around gallery: Widget) {
    (self.window, self.display) = (window, display)
    (self.parts, self.gallery) = (parts, gallery)
    ToastOverlay.toastStyleClass = LoadedTheme.partClass
    if let folder = Resources.window { ownRules.load(file: "\(folder)/window.css") }
  }

  /// Ends when the window ends.
  func end() {
    for connection in connections { connection.disconnect() }
    connections = []
    styles?.outer.leave()
    styles?.inner.leave()
    styles = nil
  }

  /// Adds a widget on the gallery to the parts.
  func add(_ part: Widget) {
    parts.append(part)
    styles?.outer.add(part)
  }

  private func begin() {
    let inner = PartSheets(leavingOut: gallery)
    let outer = StyledSubtree(of: window, windowRules: windowRules, ownRules: ownRules)
    for part in parts { outer.add(part) }
    styles = (outer, inner)
    let show = { [weak self] in self?.show() ?? () }
    connections = [desktop.onDarkChanged(show), desktop.onHighContrastChanged(show)]
    show()
  }

  /// Shows the parts as the desktop now prefers.
  private func show() {
    var appearance = Appearance(desktop.isDark ? .dark : .light)
    if desktop.isHighContrast {
      appearance = Appearance(appearance.scheme, .highContrast)
    }
    let library = ThemeLibrary(userFolder: nil, release: Toolkit.release)
    let theme = LoadedTheme(library.base, appearance, for: Toolkit.release, vision: vision)
    styles?.outer.show(theme.part(in: appearance))
    let (background, text) = (theme.painted[.windowBg].cssText, theme.painted[.windowFg].cssText)
    windowRules.load(Self.rules(background: background, text: text))
  }

  /// The only rules for the window itself, as in libadwaita, so that a theme's rules for windows do
  /// not change the parts.
  private static func rules(background: String, text: String) -> String {
    let radius = Toolkit.release >= .v4_16 ? "var(--window-radius, 12px)" : "12px"
    return """
      * { all: initial; background-color: \(background); color: \(text); }
      * { \(StyledSubtree.iconPalette) }
      .csd {
        outline: 1px solid rgba(255, 255, 255, 0.07); outline-offset: -1px;
        border-radius: \(radius);
        box-shadow: 0 1px 3px 3px transparent, 0 2px 8px 2px rgba(0, 0, 0, 0.13),
          0 3px 20px 10px rgba(0, 0, 0, 0.09), 0 6px 32px 16px rgba(0, 0, 0, 0.04),
          0 0 0 1px rgba(0, 0, 0, 0.05);
      }
      .csd:backdrop {
        box-shadow: 0 1px 3px 3px rgba(0, 0, 0, 0.09), 0 2px 14px 5px rgba(0, 0, 0, 0.05),
          0 4px 28px 12px rgba(0, 0, 0, 0.03), 0 6px 32px 16px transparent,
          0 0 0 1px rgba(0, 0, 0, 0.02);
      }
      .solid-csd {
        border-radius: 0; padding: 5px; outline: none;
        box-shadow: inset 0 0 0 5px \(background), inset 0 0 0 1px rgba(0, 0, 0, 0.18);
      }
      .maximized, .fullscreen, .tiled, .tiled-top, .tiled-left, .tiled-right, .tiled-bottom {
        border-radius: 0; outline: none;
      }
      .maximized, .fullscreen { padding: 0; box-shadow: none; }
      """
  }
}
