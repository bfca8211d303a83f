package import ThemeModel

extension Theme {
  /// The variants in blocks that name the theme, each once, in their order.
  ///
  /// `missing` is called with an appearance that the theme does not have; it may throw an error.
  package func variants(
    in blocks: [Matrix.Block], missing: (String, any Error) throws -> Void
  ) throws -> [Variant] {
    try blocks.flatMap { block in
      let wanted = try block.appearances?.compactMap { text in
        do {
          return try appearance(parsing: text)
        } catch {
          try missing(text, error)
          return nil
        }
      }
      return try block.variants(in: (wanted ?? appearances).map(name))
    }.unique
  }

  /// An appearance by its traits' names, joined by `+`.
  private func name(_ appearance: Appearance) -> String {
    traits.name(of: appearance.traits)
  }
}
