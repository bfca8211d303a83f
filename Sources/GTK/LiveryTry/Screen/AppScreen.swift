import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryRendering
import LiverySystem

/// An invisible screen for taking pictures and typing.
final class AppScreen {
  /// The size of the screen in px, which no window is larger than.
  private static let size = WindowSize(width: 1920, height: 1080)

  /// How long the app must be idle after an action, and the longest wait, in ms.
  private static let (quiet, limit) = (300.0, 4_000.0)
  private static let (shortQuiet, shortLimit) = (120.0, 2_000.0)

  /// The name of its display, and the variables for connecting to it.
  let display: String
  let authority: XAuthority

  private let server: Helper
  private let memory: String
  private let connection: X11Connection
  private let keyboard: X11Keyboard?

  /// The processor time that the app has used so far, in ms, to see whether it is busy.
  var usedTime: () -> Int = { 0 }

  /// Starts a screen, with a folder for its messages and its pixels.
  init(in folder: String) throws {
    (server, display, authority) = try PrivateScreen.startXvfb(
      in: folder, size: Self.size, options: ["-fbdir", folder])
    memory = "\(folder)/Xvfb_screen0"
    guard let connection = X11Connection(display: display, cookie: authority.cookie)
    else {
      throw AppError("the screen '\(display)' lets nobody look at its windows", .internalFault)
    }
    self.connection = connection
    keyboard = X11Keyboard(of: connection)
    connection.movePointer(Self.size.width - 1, Self.size.height - 1)
  }

  var processID: Int { server.processID }

  /// Pixels: a byte each of blue, green, red and alpha, row by row.
  struct Image: Equatable {
    var pixels: [UInt8]
    let width, height: Int
  }

  /// A picture of all windows on the screen; the area between them is transparent.
  func picture() throws -> Image {
    let screen = PixelRect(width: Self.size.width, height: Self.size.height)
    let windows = connection.windows
    let hasPopups = windows.contains(where: \.isPopup)
    let parts = windows.flatMap { window in
      let rects = window.isPopup ? connection.shape(of: window) : [window.area.at(0, 0)]
      // A popup hides the pixels below its shadow.
      let pixels = hasPopups && !window.isPopup ? connection.pixels(of: window) : nil
      return rects.map { rect in
        Part(
          area: rect.at(rect.x + window.x, rect.y + window.y).clamped(to: screen), window: window,
          pixels: pixels)
      }
    }.filter { !$0.area.isEmpty }
    guard let area = parts.map(\.area).reduce(parts.first?.area, { $0?.union($1) }) else {
      throw AppError("the app has no window on the screen any more", .findings)
    }
    return image(of: parts, in: area, try readMemory())
  }

  /// A rectangle of a window, on the screen.
  private struct Part {
    let area: PixelRect
    let window: X11Window

    /// The pixels of the whole window, if they differ from those of the screen.
    let pixels: [UInt8]?
  }

  private func image(
    of parts: [Part], in area: PixelRect, _ memory: (bytes: [UInt8], start: Int, row: Int)
  ) -> Image {
    var pixels = [UInt8](repeating: 0, count: area.width * area.height * 4)
    for part in parts {
      let count = part.area.width * 4
      for line in part.area.y..<part.area.y + part.area.height {
        let target = ((line - area.y) * area.width + part.area.x - area.x) * 4
        let (bytes, source) =
          if let own = part.pixels {
            (own, ((line - part.window.y) * part.window.width + part.area.x - part.window.x) * 4)
          } else {
            (memory.bytes, memory.start + line * memory.row + part.area.x * 4)
          }
        pixels.replaceSubrange(target..<target + count, with: bytes[source..<source + count])
        for index in stride(from: target + 3, to: target + count, by: 4) { pixels[index] = 255 }
      }
    }
    return Image(pixels: pixels, width: area.width, height: area.height)
  }

  /// The bytes of the screen, the start of its first row, and the length of a row.
  ///
  /// The file is in the format of xwd: a header of 4-byte big-endian numbers, a table of colors,
  /// and rows of pixels in blue, green and red.
  private func readMemory() throws -> (bytes: [UInt8], start: Int, row: Int) {
    let bytes = try RegularFile.read(memory, upTo: 1 << 26)
    let field = { (index: Int) in
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100 else { throw AppError("the screen has no pixels", .internalFault) }
    let (start, row) = (field(0) + field(19) * 12, field(12))
    guard field(4) == Self.size.width, bytes.count >= start + row * Self.size.height else {
      throw AppError("the screen has no pixels", .internalFault)
    }
    return (bytes, start, row)
  }
}

extension AppScreen {
  /// A picture after nothing has changed for a while, and whether that was reached.
  func stillPicture() throws -> (image: Image, isStill: Bool) {
    try picture(quiet: Self.quiet, limit: Self.limit)
  }

  /// Waits until the app has handled the last action.
  func settle() throws {
    _ = try picture(quiet: Self.shortQuiet, limit: Self.shortLimit)
  }

  private func picture(quiet: Double, limit: Double) throws -> (image: Image, isStill: Bool) {
    let start = Moment.now
    var (last, since) = (try picture(), Moment.now)
    var (used, idleSince) = (usedTime(), Moment.now)
    while true {
      _ = MainLoop.run(until: { false }, milliseconds: 40)
      arrange()
      let image = try picture()
      if image != last { (last, since) = (image, .now) }
      let now = usedTime()
      if now != used { (used, idleSince) = (now, .now) }
      let isStill = since.elapsedMilliseconds > quiet
      let isDone = isStill && idleSince.elapsedMilliseconds > quiet
      if isDone || start.elapsedMilliseconds > limit { return (last, isStill) }
    }
  }

  /// Sets the scale of text for programs that start later.
  func setTextScale(_ factor: Double) {
    connection.setResources("Xft.dpi:\t\(Int((96 * factor).rounded()))\n")
  }

  /// Places windows, and gives the keyboard focus to the uppermost one, as a desktop does.
  func arrange() { connection.arrange() }

  /// Presses a key while others are held down.
  func press(_ symbol: UInt32, holding modifiers: [UInt32] = []) throws {
    guard let keyboard else { throw AppError("Xvfb has no 'XTEST', by which keys are pressed") }
    arrange()
    // The app reads its keymap again when a key is assigned, and must finish that first.
    if keyboard.isForeign(symbol) { _ = MainLoop.run(until: { false }, milliseconds: 100) }
    keyboard.press(symbol, holding: modifiers)
  }
}
