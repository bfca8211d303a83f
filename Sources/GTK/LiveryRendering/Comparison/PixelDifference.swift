import LiveryAdwaita
import ThemeColor

/// The pixels in which two pictures differ visibly.
nonisolated struct PixelDifference {
  /// The difference between two pictures in a specimen.
  struct Part: Codable, Hashable {
    /// The specimen's ID; the page's name for the area between specimens.
    let id: String
    var pixels: Int

    /// The largest distance of two colors in OKLab, 1 between black and white.
    var distance: Double
  }

  /// The indices of the pixels, row by row from 0.
  let indices: [Int]

  /// The specimens that contain the pixels, in the order of the page, and the page itself last.
  let parts: [Part]

  /// The largest distance, even if it is not visible.
  let distance: Double

  /// The smallest area that contains the pixels; `nil` if there are none.
  let bounds: PixelRect?

  /// Compares the pixels of two pictures with the same size, as in `Texture.pixels`.
  ///
  /// Two colors are equal up to the threshold, a distance in OKLab, or if `channels` is given up to
  /// that difference of a channel. A pixel in several specimens belongs to the smallest.
  init(
    _ old: [UInt8], _ new: [UInt8], width: Int, threshold: Double, channels: Int? = nil,
    specimens: [SpecimenArea], page: String
  ) {
    var scale = ColorDistances()
    var owners = OwnerRow(specimens, width: width)
    var found: [Int] = []
    var parts = (specimens.map(\.id) + [page]).map { Part(id: $0, pixels: 0, distance: 0) }
    var largest = 0.0
    var (left, right, top, bottom) = (width, -1, Int.max, -1)
    for index in Texture.differences(old, new) {
      let distance = scale.distance(old, new, at: index * 4)
      largest = max(largest, distance)
      let isSame =
        channels.map { Self.channelDifference(old, new, at: index * 4) <= $0 }
        ?? (distance <= threshold)
      guard !isSame else { continue }
      found.append(index)
      let (x, y) = (index % width, index / width)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), y)
      let owner = owners.owner(x, y) ?? specimens.count
      parts[owner].pixels += 1
      parts[owner].distance = max(parts[owner].distance, distance)
    }
    (indices, distance) = (found, largest)
    self.parts = parts.filter { $0.pixels > 0 }
    bounds =
      found.isEmpty
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The largest difference of a channel of two pixels, given the offset of their bytes.
  private static func channelDifference(_ old: [UInt8], _ new: [UInt8], at offset: Int) -> Int {
    (offset..<offset + 4).reduce(0) { max($0, abs(Int(old[$1]) - Int(new[$1]))) }
  }
}

/// The smallest specimen at each pixel of a row.
nonisolated private struct OwnerRow {
  private let specimens: [(index: Int, area: SpecimenArea)]
  private var owners: [Int?]
  private var row = -1

  init(_ areas: [SpecimenArea], width: Int) {
    specimens = areas.enumerated().map { ($0.offset, $0.element) }
      .sorted { $0.area.width * $0.area.height > $1.area.width * $1.area.height }
    owners = Array(repeating: nil, count: width)
  }

  mutating func owner(_ x: Int, _ y: Int) -> Int? {
    if y != row { fill(y) }
    return owners[x]
  }

  /// Larger areas are filled first, so that smaller ones win.
  private mutating func fill(_ y: Int) {
    row = y
    owners = Array(repeating: nil, count: owners.count)
    for (index, area) in specimens where (area.y..<area.y + area.height).contains(y) {
      for x in max(0, area.x)..<min(owners.count, area.x + area.width) { owners[x] = index }
    }
  }
}

/// Distances of colors in OKLab, computed once for each pair.
nonisolated private struct ColorDistances {
  private struct Pair: Hashable {
    let old, new: UInt32
  }

  private var known: [Pair: Double] = [:]

  /// The pair before, since most pixels have the colors of their neighbor.
  private var last: (pair: Pair, distance: Double)?

  /// The distance of two pixels, given the offset of their bytes in both pictures.
  ///
  /// For translucent colors it is the larger distance of those over black and over white.
  mutating func distance(_ old: [UInt8], _ new: [UInt8], at offset: Int) -> Double {
    let pair = Pair(old: Self.word(old, offset), new: Self.word(new, offset))
    if let last, last.pair == pair { return last.distance }
    let distance = distance(of: pair)
    last = (pair, distance)
    return distance
  }

  private mutating func distance(of pair: Pair) -> Double {
    if let distance = known[pair] { return distance }
    let over = { (backdrop: UInt32) in
      Self.color(pair.old, over: backdrop).distance(to: Self.color(pair.new, over: backdrop))
    }
    let distance = max(over(0), pair.old >> 24 == 255 && pair.new >> 24 == 255 ? 0 : over(255))
    known[pair] = distance
    return distance
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2]) << 16
      | UInt32(bytes[offset + 3]) << 24
  }

  /// A premultiplied pixel as it shows over a gray.
  private static func color(_ word: UInt32, over gray: UInt32) -> Color {
    let alpha = word >> 24
    let channel = { (shift: UInt32) in
      Double(min(255, ((word >> shift) & 255) + (255 - alpha) * gray / 255)) / 255
    }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }
}
