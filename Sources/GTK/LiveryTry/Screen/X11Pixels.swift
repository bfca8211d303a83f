import CXCB
import LiveryAdwaita

extension X11Connection {
  /// The part of a popup that is not its shadow, as rectangles in the popup.
  ///
  /// Without a compositor shadows are black. GTK accepts the pointer only inside this shape.
  func shape(of window: X11Window) -> [PixelRect] {
    let whole = [PixelRect(width: window.width, height: window.height)]
    guard hasShapes else { return whole }
    let request = xcb_shape_get_rectangles(server, window.id, UInt8(XCB_SHAPE_SK_INPUT.rawValue))
    return answer(to: request, xcb_shape_get_rectangles_reply) { answer in
      UnsafeBufferPointer(
        start: xcb_shape_get_rectangles_rectangles(answer),
        count: Int(xcb_shape_get_rectangles_rectangles_length(answer))
      ).map { PixelRect(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height)) }
    } ?? whole
  }

  /// Makes the server keep the hidden pixels of a window as long as it exists.
  func keepHiddenPixels(of window: X11Window) {
    xcb_change_window_attributes(
      server, window.id, XCB_CW_BACKING_STORE.rawValue, [XCB_BACKING_STORE_ALWAYS.rawValue])
    xcb_flush(server)
  }

  /// The pixels of a window wholly on the screen, hidden or not; `nil` if that fails.
  func pixels(of window: X11Window) -> [UInt8]? {
    let count = window.width * window.height * 4
    let request = xcb_get_image(
      server, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window.id, 0, 0, UInt16(window.width),
      UInt16(window.height), .max)
    return answer(to: request, xcb_get_image_reply) { answer in
      let bytes = UnsafeBufferPointer(
        start: xcb_get_image_data(answer), count: Int(xcb_get_image_data_length(answer)))
      return bytes.count >= count ? Array(bytes.prefix(count)) : nil
    } ?? nil
  }
}
