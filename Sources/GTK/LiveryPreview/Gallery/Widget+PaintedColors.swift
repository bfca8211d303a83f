import LiveryAdwaita
import LiveryGTK
import ThemeColor

extension Widget {
  /// The color of the text in the widget.
  var paintedText: Color? {
    let label = ([self] + descendants).lazy.compactMap { $0.as(Label.self) }.first { $0.isMapped }
    return Color((label ?? self).textColor)
  }

  /// The opaque color of most of the widget's area; `nil` if most of it is see-through.
  var paintedBackground: Color? {
    guard let pixels = texture()?.pixels else { return nil }
    var counts: [UInt32: Int] = [:]
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] == 255 {
      let key = pixels[start..<start + 3].reduce(0) { $0 << 8 | UInt32($1) }
      counts[key, default: 0] += 1
    }
    // Of equally frequent colors always the same one.
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let most, most.value * 8 > pixels.count else { return nil }
    let parts = [most.key & 255, most.key >> 8 & 255, most.key >> 16].map { Double($0) / 255 }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
