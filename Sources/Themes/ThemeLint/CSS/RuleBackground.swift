import ThemeColor
import ThemeSource

/// The background that a rule paints below its text: a color, and images over it.
struct RuleBackground {
  /// Whether the images have a size of their own, so that they may not be below the text.
  var isSized = false

  private let values: RuleValues
  private let foreground: Color

  /// `nil` if it is not known.
  private var color: Color? = .transparent

  /// The images, the upper first.
  private var images: [Image] = []

  private enum Image {
    case colors([Color])
    /// A picture, or a gradient with colors or places that are not known.
    case unknown
  }

  /// Prepares to read the declarations of a rule whose text has a color.
  init(_ values: RuleValues, foreground: Color) {
    (self.values, self.foreground) = (values, foreground)
  }

  mutating func read(color value: Range<Int>) {
    color = values.text(value).flatMap { values.color($0[...], currentColor: foreground) }
  }

  mutating func read(images value: Range<Int>) {
    guard let text = values.text(value) else { return images = [.unknown] }
    images = BackgroundTerms(text).layers.flatMap { $0 }.compactMap { image($0, of: text) }
  }

  /// Reads the shorthand, whose last layer may contain a color.
  mutating func read(background value: Range<Int>) {
    (color, images, isSized) = (.transparent, [], false)
    guard let text = values.text(value) else {
      color = nil
      return
    }
    for term in BackgroundTerms(text).layers.joined() {
      if term.isSlash { isSized = true }
      if let image = image(term, of: text) {
        images.append(image)
      } else if term.mayBeColor,
        let known = values.color(text[term.range], currentColor: foreground)
      {
        color = known
      } else if term.mustBeColor {
        color = nil
      }
    }
  }

  private func image(_ term: BackgroundTerms.Term, of text: [UInt8]) -> Image? {
    switch term.image {
    case nil: return nil
    case .picture: return .unknown
    case .color(let range):
      return values.color(text[range], currentColor: foreground).map { .colors([$0]) } ?? .unknown
    case .gradient(let gradient):
      let colors = gradient.samples { values.color(text[$0], currentColor: foreground) }
      return colors.map(Image.colors) ?? .unknown
    }
  }

  /// The visible background of the text, at several places if it varies; `nil` if it is not known.
  var samples: [Color]? {
    var layers: [[Color]] = []
    for image in images {
      guard case .colors(let colors) = image, !isSized else { return nil }
      layers.append(colors)
    }
    guard let color else { return nil }
    let count = layers.map(\.count).max() ?? 1
    var samples: [Color] = []
    for index in 0..<count {
      let sample = layers.reversed().reduce(color) { below, layer in
        layer[layer.count == 1 ? 0 : index].composited(over: below)
      }
      if !samples.contains(sample) { samples.append(sample) }
    }
    return samples
  }
}
