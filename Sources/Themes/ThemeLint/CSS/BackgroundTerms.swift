import ThemeCSS
import ThemeSource

/// A value of `background` or `background-image` without variables, split into terms.
struct BackgroundTerms {
  /// A word or a function of a layer.
  struct Term {
    enum Image {
      case picture
      /// `image()` with the bytes of its color.
      case color(Range<Int>)
      case gradient(CSSGradient)
    }

    let range: Range<Int>
    let kind: CSSToken.Kind
    let image: Image?
    let isSlash: Bool

    /// Whether it may be a color; `mustBeColor` means that it can only be one.
    var mayBeColor: Bool { mustBeColor || kind == .identifier }
    var mustBeColor: Bool { [.hash, .atKeyword, .function].contains(kind) && image == nil }
  }

  /// The layers, the upper first.
  private(set) var layers: [[Term]] = [[]]

  private let text: [UInt8]
  private let tokens: [CSSToken]

  init(_ text: [UInt8]) {
    self.text = text
    tokens = Array(CSSTokenizer(text, text.indices)).filter { !$0.isSpace }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .comma {
        layers.append([])
        index += 1
        continue
      }
      let end = token.closer == nil ? index + 1 : tokens[...].end(of: index)
      layers[layers.count - 1].append(term(index..<end))
      index = end
    }
  }

  private func term(_ range: Range<Int>) -> Term {
    let first = tokens[range.lowerBound]
    let bytes = first.range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    let isSlash = first.kind == .delimiter && text[first.range.lowerBound] == UInt8(ascii: "/")
    return Term(range: bytes, kind: first.kind, image: image(range), isSlash: isSlash)
  }

  private func image(_ range: Range<Int>) -> Term.Image? {
    let first = tokens[range.lowerBound]
    if [.url, .badURL].contains(first.kind) { return .picture }
    guard first.kind == .function else { return nil }
    let name = String(decoding: text[first.range].dropLast(), as: UTF8.self).lowercased()
    let arguments = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    switch name {
    case "linear-gradient", "radial-gradient", "conic-gradient":
      return CSSGradient(name, tokens[arguments], of: text).map(Term.Image.gradient) ?? .picture
    case "image":
      guard let start = tokens[arguments].first, let end = tokens[arguments].last else {
        return .picture
      }
      return .color(start.range.lowerBound..<end.range.upperBound)
    case "url", "cross-fade", "repeating-linear-gradient", "repeating-radial-gradient":
      return .picture
    default: return name.hasPrefix("-gtk-") ? .picture : nil
    }
  }
}
