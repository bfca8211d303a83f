import LiveryAdwaita
import LiverySystem

/// The display of a window, after it may have disappeared.
enum LostDisplay {
  /// How GDK ends a program that has lost its display, or after an X error.
  static let ending = Crash.exit(1)

  private static let unreachable = 69

  /// How long a display may take to answer, in ms.
  private static let limit = 5_000

  /// Whether no window can be opened any more, as a new process finds out.
  static var isGone: Bool {
    let child = ChildProcess { _ in Toolkit.start(loadingDriver: false) ? 0 : unreachable }
    guard let child else { return false }
    while true {
      switch child.next(milliseconds: limit) {
      case .ended(let ending): return ending == .exit(unreachable)
      case .timeout:
        child.kill()
      case .message, .stopRequest: break
      }
    }
  }

  /// Its name, such as `:0`.
  static var name: String {
    let variables = Environment.variables
    let wayland = variables["WAYLAND_DISPLAY"], x11 = variables["DISPLAY"]
    return (variables["GDK_BACKEND"] == "x11" ? x11 : wayland ?? x11) ?? ""
  }
}
