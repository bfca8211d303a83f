import LiveryAdwaita

/// A specimen before and after a change, side by side, with a margin.
nonisolated struct SpecimenPicture {
  /// The visible margin around the specimen, in px.
  private static let margin = 12

  /// The room between the two, in px.
  private static let gap = 12

  /// The maximum number of pixels of one: a specimen may be as large as a page.
  private static let pixelLimit = 1 << 21

  let width, height: Int
  private(set) var pixels: [UInt8]

  /// Cuts a specimen out of two pictures of one size, as in `Texture.pixels`; `nil` if it would be
  /// too large, or is in neither.
  init?(
    of areas: (old: SpecimenArea?, new: SpecimenArea?), old: [UInt8], new: [UInt8],
    size: (width: Int, height: Int)
  ) {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let cut = { (area: SpecimenArea) in
      PixelRect(x: area.x, y: area.y, width: area.width, height: area.height)
        .grown(by: Self.margin).clamped(to: whole)
    }
    guard let before = (areas.old ?? areas.new).map(cut),
      let after = (areas.new ?? areas.old).map(cut)
    else { return nil }
    width = before.width + Self.gap + after.width
    height = max(before.height, after.height)
    guard width * height <= Self.pixelLimit, before.width > 0, after.width > 0 else { return nil }
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    let gap = Self.empty(Self.gap)
    for y in 0..<height {
      append(row: y, of: before, in: old, width: size.width)
      pixels += gap
      append(row: y, of: after, in: new, width: size.width)
    }
  }

  /// Appends a row of an area, which is empty below it.
  private mutating func append(row y: Int, of part: PixelRect, in bytes: [UInt8], width: Int) {
    guard y < part.height else { return pixels += Self.empty(part.width) }
    let start = ((part.y + y) * width + part.x) * 4
    pixels += bytes[start..<start + part.width * 4]
  }

  private static func empty(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count * 4) }
}
