import LiveryAdwaita

/// Tells whether the texts of a window's own parts can be read as they are painted.
struct ChromeSight {
  /// The lowest contrast of a text and what is around it: WCAG 2.2, 1.4.3, for large text.
  private static let contrast = 3.0

  /// How many of the texts must be readable.
  private static let share = 0.5

  /// How high a bar may be, in px: twice as high as the toolkit's.
  private static let height = 100

  let bars: [Widget]
  let parts: [Widget]
  let window: Window

  /// Whether a person can find their way; `nil` while the window is not painted.
  var canBeRead: Bool? {
    guard window.isMapped, window.width > 0 else { return nil }
    if bars.contains(where: { $0.isMapped && $0.height > Self.height }) { return false }
    let labels = parts.flatMap(\.descendants).compactMap { $0.as(Label.self) }
      .filter { $0.isMapped && !$0.text.isEmpty && $0.isSensitive && !isOutOfSight($0) }
    guard !labels.isEmpty else { return true }
    guard let texture = window.texture() else { return nil }
    let (pixels, width, height) = (texture.pixels, texture.width, texture.height)
    let count = labels.count { label in
      guard let area = label.area(in: window) else { return false }
      let columns = (area.x..<area.x + max(0, area.width)).clamped(to: 0..<width)
      let rows = (area.y..<area.y + max(0, area.height)).clamped(to: 0..<height)
      guard columns.count >= min(area.width, 8), rows.count >= 6 else { return false }
      var (least, most) = (1.0, 0.0)
      for row in rows {
        for column in columns {
          let luminance = Self.luminance(pixels, at: (row * width + column) * 4)
          (least, most) = (min(least, luminance), max(most, luminance))
        }
      }
      return (most + 0.05) / (least + 0.05) >= Self.contrast
    }
    return Double(count) >= Self.share * Double(labels.count)
  }

  /// Whether a widget is outside of what a scrolled window shows, which stock rows may be as well, or
  /// in a popover, which is in no picture of the window.
  private func isOutOfSight(_ widget: Widget) -> Bool {
    var next = widget.parent
    while let candidate = next {
      if candidate.as(Popover.self) != nil { return true }
      if candidate.as(ScrolledWindow.self) != nil { return !widget.isWhole(in: candidate) }
      next = candidate.parent
    }
    return false
  }

  /// The relative luminance of a pixel on black, as WCAG has it.
  private static func luminance(_ pixels: [UInt8], at index: Int) -> Double {
    0.0722 * linear[Int(pixels[index])] + 0.7152 * linear[Int(pixels[index + 1])]
      + 0.2126 * linear[Int(pixels[index + 2])]
  }

  /// The linear light of each byte of sRGB, by a power that is close enough here.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    // 2.2 is 2 and a fifth: between the square and the cube.
    return value * value * (0.8 + 0.2 * value)
  }
}
