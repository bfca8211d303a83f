import LiveryAdwaita
import LiveryGallery
import LiverySystem

/// The toolkit's own look, which the parts of a window keep while a theme makes them unreadable.
final class StockChrome {
  /// The class of the widgets around the parts, which hold the gallery too.
  private static let frame = "livery-frame"

  /// What libadwaita says of the accent beside its sheets since 1.6; before, it is in them.
  private static let accent = [UInt8](
    "@define-color accent_bg_color #3584e4; @define-color accent_fg_color white;\n".utf8)

  private(set) var isOn = false
  private let display: Display
  private let window: Window
  private let gallery: Widget

  /// Takes from the parts all that a theme says of them; its rules come before the others.
  private let reset = CSSProvider()
  private let stock = CSSProvider()
  private let own = CSSProvider()

  /// The appearance of the sheets that are loaded.
  private var loaded: (isDark: Bool, isHighContrast: Bool)?

  /// Prepares the parts of a window, which stands around a gallery.
  init(of parts: [Widget], around gallery: Widget, in window: Window, on display: Display) {
    (self.display, self.window, self.gallery) = (display, window, gallery)
    Window.dialogStyleClass = SafeSheet.mark
    for part in parts { part.addStyleClass(SafeSheet.mark) }
    for part in parts + [gallery] {
      var next = part.parent
      while let widget = next {
        widget.addStyleClass(Self.frame)
        next = widget.parent
      }
    }
    reset.load(
      """
      .\(SafeSheet.mark), .\(SafeSheet.mark) *, .\(Self.frame) { all: unset; }
      """)
  }

  isolated deinit {
    turnOff()
  }

  /// Gives the parts the toolkit's look in an appearance.
  func turnOn(isDark: Bool, isHighContrast: Bool) {
    load(isDark: isDark, isHighContrast: isHighContrast)
    guard !isOn else { return }
    isOn = true
    display.hideTooltips()
    // The window's own background is the toolkit's now.
    gallery.addStyleClass("background")
    let providers = [reset, stock, own]
    var priority = StylePriority.user
    for provider in providers {
      priority = priority.next
      display.add(provider, priority: priority)
    }
  }

  /// Lets the parts wear the theme.
  func turnOff() {
    guard isOn else { return }
    isOn = false
    display.hideTooltips()
    gallery.removeStyleClass("background")
    for provider in [reset, stock, own] { display.remove(provider) }
  }

  private func load(isDark: Bool, isHighContrast: Bool) {
    guard loaded.map({ $0 != (isDark, isHighContrast) }) ?? true else { return }
    loaded = (isDark, isHighContrast)
    stock.setAppearance(dark: isDark, highContrast: isHighContrast)
    // One stylesheet for all appearances since libadwaita 1.8.
    let base = StockSheet.bytes(named: isHighContrast ? "base-hc.css" : "base.css")
    let colors = StockSheet.bytes(named: "defaults-\(isDark ? "dark" : "light").css")
    let sheet = base.map { (colors ?? []) + $0 } ?? StockSheet.bytes(named: "gtk.css") ?? []
    let ground = ["background-color": "window_bg_color", "color": "window_fg_color"]
      .sorted { $0.key < $1.key }
      .map { "\($0.key): @\(SafeSheet.color($0.value));" }.joined(separator: " ")
    stock.load(
      ".\(SafeSheet.mark), window.\(Self.frame) { \(ground) }\n"
        + SafeSheet(Self.accent + sheet).text)
    guard let folder = Resources.window,
      let rules = try? RegularFile.read("\(folder)/window.css", upTo: 1 << 20)
    else { return }
    own.load(SafeSheet(rules).text.replacing("@\(SafeSheet.color("error_color"))", with: "#c01c28"))
  }
}
