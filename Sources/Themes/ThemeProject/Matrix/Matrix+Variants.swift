extension Matrix.Block {
  public func variants(in appearances: [String]) throws(MatrixError) -> [Variant] {
    let (accents, scales) = (accents ?? [.none], textScales ?? [.usual])
    let directions = directions ?? [.leftToRight]
    var count = 1
    for factor in [appearances.count, accents.count, scales.count, directions.count] {
      // Checked at each step, so that the number itself stays small.
      count *= factor
      try Matrix.check(count)
    }
    return appearances.flatMap { appearance in
      accents.flatMap { accent in
        scales.flatMap { scale in
          directions.map { direction in
            Variant(
              appearance: appearance, accent: accent, textScale: scale, direction: direction)
          }
        }
      }
    }
  }
}

extension Matrix {
  /// Checks that there are not too many variants.
  public static func check(_ count: Int) throws(MatrixError) {
    guard count <= variantLimit else {
      throw MatrixError(
        "there are more than \(variantLimit) cells of themes, appearances, accents, text scales and "
          + "directions; name fewer")
    }
  }
}

extension [Variant] {
  /// The variants without repeated ones.
  public var unique: [Variant] {
    var met: Set<Variant> = []
    return filter { met.insert($0).inserted }
  }
}
