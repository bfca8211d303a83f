/// The three components of a color during a computation.
typealias Triple = SIMD3<Double>

/// A matrix of three rows and columns, held by column.
struct Matrix3 {
  let first, second, third: Triple
}

extension Matrix3 {
  /// Creates a matrix from its elements, row by row, as standards print them.
  init(
    _ a: Double, _ b: Double, _ c: Double,
    _ d: Double, _ e: Double, _ f: Double,
    _ g: Double, _ h: Double, _ i: Double
  ) {
    self.init(first: Triple(a, d, g), second: Triple(b, e, h), third: Triple(c, f, i))
  }

  static func * (matrix: Matrix3, vector: Triple) -> Triple {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }

  /// The matrix a share of the way, `0...1`, from this one to another.
  func interpolated(to other: Matrix3, share: Double) -> Matrix3 {
    Matrix3(
      first: first * (1 - share) + other.first * share,
      second: second * (1 - share) + other.second * share,
      third: third * (1 - share) + other.third * share)
  }
}

extension SIMD3<Double> {
  /// The vector with each component passed through a function.
  func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
