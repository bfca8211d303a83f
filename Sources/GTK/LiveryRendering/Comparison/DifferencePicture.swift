import LiveryAdwaita

/// The old picture, the new one, and the new one in gray with the differences in magenta.
nonisolated struct DifferencePicture {
  /// The visible margin around the difference, in px.
  private static let margin = 40

  /// The room between the three, in px.
  private static let gap = 12

  private static let magenta: [UInt8] = [0x8c, 0x00, 0xe0, 0xff]
  private static let gray: [UInt8] = [0x80, 0x80, 0x80, 0xff]

  let width, height: Int
  private(set) var pixels: [UInt8]

  /// Paints a difference of two pictures of a size in px, with pixels as in `Texture.pixels`.
  init(_ difference: PixelDifference, old: [UInt8], new: [UInt8], size: (width: Int, height: Int)) {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let part = (difference.bounds ?? whole).grown(by: Self.margin).clamped(to: whole)
    let isWide = Self.isBetterWide(part)
    width = isWide ? part.width * 3 + Self.gap * 2 : part.width
    height = isWide ? part.height : part.height * 3 + Self.gap * 2
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    let marked = Self.marked(difference, new, part, width: size.width)
    let row = { (bytes: [UInt8], y: Int) in
      let start = ((part.y + y) * size.width + part.x) * 4
      return bytes[start..<start + part.width * 4]
    }
    let ours = { (y: Int) in marked[y * part.width * 4..<(y + 1) * part.width * 4] }
    if isWide {
      let gap = Self.line(Self.gap)
      for y in 0..<part.height { pixels += row(old, y) + gap + row(new, y) + gap + ours(y) }
    } else {
      let gap = Self.line(Self.gap * part.width)
      for y in 0..<part.height { pixels += row(old, y) }
      pixels += gap
      for y in 0..<part.height { pixels += row(new, y) }
      pixels += gap + marked
    }
  }

  /// Whether three pictures of an area fit a screen better side by side.
  private static func isBetterWide(_ part: PixelRect) -> Bool {
    // The distance from the proportions of most screens.
    let off = { (width: Int, height: Int) in
      let share = Double(width) / Double(height) / 1.6
      return max(share, 1 / share)
    }
    return off(part.width * 3, part.height) < off(part.width, part.height * 3)
  }

  private static func line(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in gray }
  }

  /// A part of the new picture in light gray, with the differences marked.
  private static func marked(
    _ difference: PixelDifference, _ new: [UInt8], _ part: PixelRect, width: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.width * part.height * 4)
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        let start = (y * width + x) * 4
        // Half of it green, the rest red and blue, then mixed with half white.
        let sum = Int(new[start]) + 2 * Int(new[start + 1]) + Int(new[start + 2])
        let value = UInt8(128 + sum / 8)
        bytes += [value, value, value, 255]
      }
    }
    for index in difference.indices {
      let (x, y) = (index % width - part.x, index / width - part.y)
      let start = (y * part.width + x) * 4
      bytes.replaceSubrange(start..<start + 4, with: magenta)
    }
    return bytes
  }
}
