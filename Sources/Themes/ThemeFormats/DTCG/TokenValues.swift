import ThemeModel
import ThemeSource

/// The values of the tokens under one choice of contexts.
struct TokenValues {
  let traits: TraitSet
  let colors: [TokenResolution.ColorToken]
  let lengths: [TokenResolution.LengthToken]
  let others: (count: Int, first: SourceNode)?

  private let colorsByPath: [TokenPath: TokenResolution.ColorToken]

  init(traits: TraitSet, _ resolution: TokenResolution) {
    self.traits = traits
    colors = resolution.colors
    lengths = resolution.lengths
    others = resolution.others
    colorsByPath = Dictionary(colors.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  subscript(path: TokenPath) -> TokenResolution.ColorToken? { colorsByPath[path] }
}

extension TokenValues: Equatable {
  /// Whether a theme would be the same.
  static func == (left: TokenValues, right: TokenValues) -> Bool {
    left.colors.map(\.path) == right.colors.map(\.path)
      && left.colors.map(\.color) == right.colors.map(\.color)
  }
}
