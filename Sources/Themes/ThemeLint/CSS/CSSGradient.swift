import ThemeCSS
import ThemeColor
import ThemeSource

/// A gradient of CSS whose stops are at shares of its length.
struct CSSGradient {
  /// The range of a stop's color in the text, and its position as a fraction of the length, if it
  /// has one.
  private var stops: [(color: Range<Int>, share: Double?)] = []

  /// The area of text: the middle of a box, which is the start of a radial gradient and all of a
  /// conic one.
  private let middle: ClosedRange<Double>

  /// The number of places that are checked.
  private static let count = 21

  /// Reads the arguments; `nil` if a stop's position is a length, which cannot be compared.
  init?(_ name: String, _ tokens: ArraySlice<CSSToken>, of text: [UInt8]) {
    middle = name == "linear-gradient" ? 0.25...0.75 : name == "radial-gradient" ? 0...0.5 : 0...1
    for (index, argument) in CSSGradient.arguments(tokens).enumerated() {
      guard let first = argument.first else { return nil }
      if index == 0, CSSGradient.isDirection(first, of: text) { continue }
      let end =
        first.closer == nil ? argument.startIndex + 1 : argument.end(of: argument.startIndex)
      var shares: [Double] = []
      for token in argument[end...] {
        guard token.kind == .percentage || token.kind == .number && token.number == 0 else {
          return nil
        }
        shares.append(token.number / 100)
      }
      let color = first.range.lowerBound..<argument[end - 1].range.upperBound
      if shares.isEmpty { stops.append((color, nil)) }
      for share in shares { stops.append((color, share)) }
    }
    if stops.isEmpty { return nil }
  }

  private static func arguments(_ tokens: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
    var arguments: [ArraySlice<CSSToken>] = []
    var (start, depth) = (tokens.startIndex, 0)
    for index in tokens.indices {
      if tokens[index].closer != nil { depth += 1 }
      if tokens[index].isCloser { depth -= 1 }
      guard depth == 0, tokens[index].kind == .comma else { continue }
      arguments.append(tokens[start..<index])
      start = index + 1
    }
    return arguments + [tokens[start...]]
  }

  private static func isDirection(_ token: CSSToken, of text: [UInt8]) -> Bool {
    switch token.kind {
    case .number, .dimension, .percentage: return true
    case .identifier:
      return directions.contains(String(decoding: text[token.range], as: UTF8.self).lowercased())
    default: return false
    }
  }

  private static let directions: Set<String> = [
    "to", "from", "at", "in", "circle", "ellipse", "closest-side", "closest-corner",
    "farthest-side", "farthest-corner",
  ]

  /// The colors at places where text may be; `nil` if a stop's color is not known.
  func samples(_ color: (Range<Int>) -> Color?) -> [Color]? {
    var colors: [Color] = []
    for stop in stops {
      guard let color = color(stop.color) else { return nil }
      colors.append(color)
    }
    let shares = placed
    return (0..<CSSGradient.count).map { index in
      let step = Double(index) / Double(CSSGradient.count - 1)
      let share = middle.lowerBound + step * (middle.upperBound - middle.lowerBound)
      guard let next = shares.firstIndex(where: { $0 > share }) else {
        return colors[colors.count - 1]
      }
      guard next > 0 else { return colors[0] }
      let part = (share - shares[next - 1]) / (shares[next] - shares[next - 1])
      return colors[next - 1].mixed(with: colors[next], share: part)
    }
  }

  /// The positions of the stops in ascending order (CSS Images 3, section 3.4.3).
  private var placed: [Double] {
    var shares = stops.map(\.share)
    shares[0] = shares[0] ?? 0
    shares[shares.count - 1] = shares[shares.count - 1] ?? 1
    var last = 0
    var placed = [shares[0] ?? 0]
    for index in shares.indices.dropFirst() {
      guard let share = shares[index] else { continue }
      let end = max(share, placed[last])
      for between in (last + 1)..<index {
        let part = Double(between - last) / Double(index - last)
        placed.append(placed[last] + (end - placed[last]) * part)
      }
      placed.append(end)
      last = index
    }
    return placed
  }
}
