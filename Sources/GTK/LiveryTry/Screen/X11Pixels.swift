import LiveryAdwaita

extension X11Connection {
  /// The part of a popup that is not its shadow, as rectangles in the popup.
  ///
  /// Nobody paints shadows here, and they are black. GTK takes the pointer only where a popup is.
  func shape(of window: X11Window) -> [PixelRect] {
    // GetRectangles of the extension SHAPE; kind 2 is where the pointer is taken.
    guard let code = shapeCode, let answer = ask(code, 8, [window.id, 2]) else {
      return [PixelRect(width: window.width, height: window.height)]
    }
    let count = min(Int(answer.word(8)), (answer.count - 32) / 8)
    return (0..<count).map { index in
      let number = { Int(Int16(bitPattern: answer.word16(32 + index * 8 + $0))) }
      return PixelRect(x: number(0), y: number(2), width: number(4), height: number(6))
    }
  }

  /// Has the server keep what other windows hide of a window, for as long as that is there.
  func keepHiddenPixels(of window: X11Window) {
    // ChangeWindowAttributes: the backing store, always.
    send(2, 0, [window.id, 1 << 6, 2])
  }

  /// The pixels of a window that is on the screen as a whole, hidden ones too; `nil` where they
  /// cannot be read.
  func pixels(of window: X11Window) -> [UInt8]? {
    // GetImage, of all planes, in pixels.
    let size = UInt32(window.width) | UInt32(window.height) << 16
    guard let answer = ask(73, 2, [window.id, 0, size, .max]),
      answer.count >= 32 + window.width * window.height * 4
    else { return nil }
    return Array(answer[32..<32 + window.width * window.height * 4])
  }
}
