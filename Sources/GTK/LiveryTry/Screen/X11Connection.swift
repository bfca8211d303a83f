import CXCB
import Glibc

/// A connection to an X server by the library XCB; this program has no windows there.
///
/// It finds the windows of other programs, and types for them as a person would.
final class X11Connection {
  let server: OpaquePointer

  /// The window that is the whole screen.
  let root: UInt32

  /// The codes that keys may have.
  let keycodes: ClosedRange<UInt8>

  /// Whether windows may be other than rectangles.
  let hasShapes: Bool

  /// The windows whose hidden pixels are kept.
  var keptWindows: Set<UInt32> = []

  /// Connects to a display such as `:1` by its cookie; `nil` if that is not possible.
  init?(display: String, cookie: [UInt8]) {
    guard let server = server_connect(display, cookie, Int32(cookie.count)) else { return nil }
    guard xcb_connection_has_error(server) == 0, let setup = xcb_get_setup(server),
      let screen = xcb_setup_roots_iterator(setup).data,
      setup.pointee.min_keycode <= setup.pointee.max_keycode
    else {
      xcb_disconnect(server)
      return nil
    }
    self.server = server
    root = screen.pointee.root
    keycodes = setup.pointee.min_keycode...setup.pointee.max_keycode
    hasShapes = server_has_shapes(server)
  }

  isolated deinit {
    xcb_disconnect(server)
  }

  /// Waits for the answer to a request and reads it; `nil` if there is an error instead.
  func answer<Cookie, Answer, Value>(
    to request: Cookie,
    _ wait: (
      OpaquePointer, Cookie, UnsafeMutablePointer<UnsafeMutablePointer<xcb_generic_error_t>?>?
    ) -> UnsafeMutablePointer<Answer>?,
    _ read: (UnsafeMutablePointer<Answer>) -> Value
  ) -> Value? {
    guard let answer = wait(server, request, nil) else { return nil }
    defer { free(answer) }
    return read(answer)
  }

  /// The window with the keyboard focus; all earlier requests are completed first.
  var focus: UInt32? {
    answer(to: xcb_get_input_focus(server), xcb_get_input_focus_reply) { $0.pointee.focus }
  }
}
