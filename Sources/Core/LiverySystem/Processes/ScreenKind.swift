/// The kinds of invisible screens on which a program can paint, the best first.
package enum ScreenKind: String {
  /// An X server without a monitor.
  case xvfb = "Xvfb"

  /// GTK's own server for browsers, used without a browser.
  case broadway = "gtk4-broadwayd"

  /// The display on which the program was started.
  case present = "the display"

  /// The kinds that are installed or there, the best first.
  package static var all: [ScreenKind] {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      Environment.variable($0)?.isEmpty == false
    }
    return [xvfb, broadway].filter { Program.find($0.rawValue) != nil }
      + (hasDisplay ? [present] : [])
  }

  /// The best available kind; `nil` if there is none.
  package static var available: ScreenKind? { all.first }
}
