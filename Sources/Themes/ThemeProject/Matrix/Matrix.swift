/// The variants in which themes are shown: blocks in order, each a product of its axes.
public struct Matrix: Hashable, Sendable {
  /// Each value of each axis with each of the others; an axis that is `nil` is left open.
  public struct Block: Hashable, Sendable {
    /// Files of themes, folders of them, or IDs.
    public var themes: [String]?

    /// Traits joined by `+`.
    public var appearances: [String]?
    public var accents: [Accent]?
    public var textScales: [TextScale]?
    public var directions: [TextDirection]?

    public init(
      themes: [String]? = nil, appearances: [String]? = nil, accents: [Accent]? = nil,
      textScales: [TextScale]? = nil, directions: [TextDirection]? = nil
    ) {
      (self.themes, self.appearances, self.accents) = (themes, appearances, accents)
      (self.textScales, self.directions) = (textScales, directions)
    }
  }

  public var blocks: [Block]

  public init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// The maximum number of variants of all themes together; GTK takes 0.1 s for each page of one.
  public static let variantLimit = 2_000

  /// Every theme in it, each once, with its blocks.
  public var themes: [(argument: String, blocks: [Block])] {
    var order: [String] = []
    var blocksOf: [String: [Block]] = [:]
    for block in blocks {
      for theme in block.themes ?? [] {
        if blocksOf[theme] == nil { order.append(theme) }
        if blocksOf[theme]?.last != block { blocksOf[theme, default: []].append(block) }
      }
    }
    return order.map { ($0, blocksOf[$0] ?? []) }
  }
}

/// The reason why there is no matrix.
public struct MatrixError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
