/// The painting of GTK as values: shapes, and operations on them.
public nonisolated indirect enum Paint: Hashable, Sendable {
  /// Several paints in order, inside a rectangle.
  case group([Paint], PaintRect)

  /// A rectangle of one color.
  case fill(PaintColor, PaintRect)

  /// Text or a symbolic icon.
  case foreground(Foreground)

  /// Something of several colors.
  case shape(PaintShape)

  /// A paint with every alpha multiplied after painting.
  case opacity(Double, Paint)

  /// The part inside a rectangle.
  case clip(RoundedRect, Paint)

  /// Scaled and then moved by some px; the rectangle is its visible area.
  case placed(Placement, Paint, PaintRect)

  /// A paint with colors multiplied by a matrix and shifted by an offset.
  case recolored(ColorMatrix, Paint)

  /// A fraction of the second over the rest of the first.
  case crossFade(Double, Paint, Paint)

  /// The painting of a widget, by the widget's number.
  case widget(Int, Paint)
}

/// Something with several colors; its pixels are known only by painting it.
public nonisolated struct PaintShape: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Colors that run into each other.
    case gradient([PaintColor])

    /// The inside of a rectangle's edge, up to a depth in px: a border or an inner shadow.
    case rim(RoundedRect, depth: Double)

    /// A shadow around a rectangle, without the inside.
    case halo(RoundedRect)

    /// The shadow of text or icons.
    case shadow

    /// Anything else, such as a picture.
    case picture
  }

  public let kind: Kind
  public let bounds: PaintRect

  /// Its number among the shapes of one painting.
  public let number: Int

  public init(_ kind: Kind, in bounds: PaintRect, number: Int) {
    (self.kind, self.bounds, self.number) = (kind, bounds, number)
  }
}

/// A color as GTK hands it to the renderer: channels of sRGB, not premultiplied, `0...1`.
public nonisolated struct PaintColor: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A run of text, or a shape of a symbolic icon: it has one color and is meant to be read.
public nonisolated struct Foreground: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case text, icon

    /// A line under or through text, or a text cursor, in the text's color.
    case line
  }

  public let kind: Kind
  public let color: PaintColor

  /// The bounds of the glyphs or shapes, in px.
  public let bounds: PaintRect

  /// Its number among the foregrounds of a picture, in painting order.
  public let number: Int

  /// Whether it is text of at least 24 px, or 18⅔ px if it is bold (WCAG 2.2, definition of "large
  /// scale"; 1 pt is 4⁄3 px).
  public let isLarge: Bool

  public init(
    _ kind: Kind, _ color: PaintColor, in bounds: PaintRect, number: Int, isLarge: Bool = false
  ) {
    (self.kind, self.color, self.bounds, self.number) = (kind, color, bounds, number)
    self.isLarge = isLarge
  }
}

/// The offset of a paint in px, after scaling.
public nonisolated struct Placement: Hashable, Sendable {
  public let x, y, scaleX, scaleY: Double

  public init(x: Double, y: Double, scaleX: Double = 1, scaleY: Double = 1) {
    (self.x, self.y, self.scaleX, self.scaleY) = (x, y, scaleX, scaleY)
  }
}

/// A matrix of four rows that multiplies a color, row by row, and an offset that is added.
public nonisolated struct ColorMatrix: Hashable, Sendable {
  public let rows: [[Double]]
  public let offset: [Double]

  public init(rows: [[Double]], offset: [Double]) {
    (self.rows, self.offset) = (rows, offset)
  }
}

extension ColorMatrix {
  /// The color multiplied and moved, each channel cut to `0...1`.
  public nonisolated func applied(to color: PaintColor) -> PaintColor {
    let channels = [color.red, color.green, color.blue, color.alpha]
    let result = (0..<4).map { column in
      let sum = (0..<4).reduce(offset[column]) { $0 + channels[$1] * rows[$1][column] }
      return min(1, max(0, sum))
    }
    return PaintColor(red: result[0], green: result[1], blue: result[2], alpha: result[3])
  }
}
