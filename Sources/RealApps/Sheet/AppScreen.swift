import Adwaita
import Console
import LiveryGTK
import Pictures
import System

/// A screen that nobody sees, whose pixels can be read.
final class AppScreen {
  /// The size of the screen in px, which no window is larger than.
  private static let size = WindowSize(width: 1920, height: 1080)

  /// The name of its display.
  let display: String

  private let server: Helper
  private let memory: String

  /// Starts a screen.
  ///
  /// - Parameter folder: A folder for its messages and its pixels.
  /// - Throws: Why it does not start.
  init(in folder: String) throws {
    (server, display) = try PrivateScreen.startXvfb(
      in: folder, size: Self.size, options: ["-fbdir", folder])
    memory = "\(folder)/Xvfb_screen0"
  }

  var processID: Int { server.processID }

  /// The pixels of its upper left part, which is where a window stands that nobody moves.
  ///
  /// The file is in the format of xwd: a head of numbers of four bytes, the greatest first, a table
  /// of colors, and rows of pixels in blue, green and red.
  func picture(_ width: Int, _ height: Int) throws -> (pixels: [UInt8], width: Int, height: Int) {
    let bytes = try RegularFile.read(memory, upTo: 1 << 26)
    let field = { (index: Int) in
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100 else { throw AppError("the screen has no pixels", .internalFault) }
    let (start, row) = (field(0) + field(19) * 12, field(12))
    let (width, height) = (min(width, field(4)), min(height, field(5)))
    guard bytes.count >= start + row * height else {
      throw AppError("the screen has no pixels", .internalFault)
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for line in 0..<height {
      pixels += bytes[start + line * row..<start + line * row + width * 4]
    }
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return (pixels, width, height)
  }
}
