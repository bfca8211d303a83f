/// The kinds of screens that a program can paint on without a person who looks, the best first.
package enum ScreenKind: String {
  /// An X server without a monitor.
  case xvfb = "Xvfb"

  /// GTK's own server for browsers, here without one.
  case broadway = "gtk4-broadwayd"

  /// The screen that the program was started on.
  case present = "the display"

  /// The best kind that is installed; `nil` for none.
  package static var available: ScreenKind? {
    if Program.find(xvfb.rawValue) != nil { return .xvfb }
    if Program.find(broadway.rawValue) != nil { return .broadway }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      Program.environment[$0]?.isEmpty == false
    }
    return hasDisplay ? .present : nil
  }
}
