/// The kinds of screens that a program can paint on without a person who looks, the best first.
package enum ScreenKind: String {
  /// An X server without a monitor.
  case xvfb = "Xvfb"

  /// GTK's own server for browsers, here without one.
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

  /// The best kind; `nil` for none.
  package static var available: ScreenKind? { all.first }
}
