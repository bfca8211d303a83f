package import ThemeModel

extension Theme {
  /// The cells of some blocks, each once, in their order.
  ///
  /// - Parameters:
  ///   - blocks: Those that name the theme.
  ///   - missing: Called with an appearance that the theme does not have; it may throw instead of
  ///     leaving it out.
  /// - Returns: The cells; none where it has none of the appearances.
  /// - Throws: What `missing` does, or that cells are too many.
  package func cells(
    in blocks: [Matrix.Block], missing: (String, any Error) throws -> Void
  ) throws -> [Cell] {
    try blocks.flatMap { block in
      let wanted = try block.appearances?.compactMap { text in
        do {
          return try appearance(parsing: text)
        } catch {
          try missing(text, error)
          return nil
        }
      }
      return try block.cells(in: (wanted ?? appearances).map(name))
    }.unique
  }

  /// An appearance by its traits' names, joined by `+`.
  private func name(_ appearance: Appearance) -> String {
    traits.name(of: appearance.traits)
  }
}
