/// The three components of a color during a computation.
typealias Triple = SIMD3<Double>

/// A 3×3 matrix, stored by column.
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

  static func * (matrix: Matrix3, other: Matrix3) -> Matrix3 {
    Matrix3(first: matrix * other.first, second: matrix * other.second, third: matrix * other.third)
  }

  /// The matrix with each row multiplied by a factor.
  func scalingRows(by factors: Triple) -> Matrix3 {
    Matrix3(first: first * factors, second: second * factors, third: third * factors)
  }

  /// The inverse, by Cramer's rule; the matrix must have one.
  var inverse: Matrix3 {
    let rows = [second.cross(third), third.cross(first), first.cross(second)]
    let determinant = (first * rows[0]).sum()
    return Matrix3(
      rows[0].x, rows[0].y, rows[0].z, rows[1].x, rows[1].y, rows[1].z,
      rows[2].x, rows[2].y, rows[2].z
    ).scalingRows(by: Triple(repeating: 1 / determinant))
  }

  /// The matrix at a fraction, `0...1`, of the way from this one to another.
  func interpolated(to other: Matrix3, share: Double) -> Matrix3 {
    Matrix3(
      first: first * (1 - share) + other.first * share,
      second: second * (1 - share) + other.second * share,
      third: third * (1 - share) + other.third * share)
  }
}

extension SIMD3<Double> {
  /// The cross product with another vector.
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The vector with each component passed through a function.
  func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
