extension Matrix {
  /// The matrix with its open axes filled from elsewhere, such as a command line.
  ///
  /// - Throws: An error if a value would have no effect, since that axis is not open anywhere.
  public func filled(from rest: Block, named name: String) throws(MatrixError) -> Matrix {
    try fill(\.themes, from: rest, "themes", name)
      .fill(\.appearances, from: rest, "appearances", name)
      .fill(\.accents, from: rest, "accents", name)
      .fill(\.textScales, from: rest, "text scales", name)
      .fill(\.directions, from: rest, "directions", name)
  }

  private func fill<Value>(
    _ axis: WritableKeyPath<Block, [Value]?>, from rest: Block, _ values: String, _ name: String
  ) throws(MatrixError) -> Matrix {
    guard let given = rest[keyPath: axis] else { return self }
    var filled = self
    let open = blocks.indices.filter { blocks[$0][keyPath: axis] == nil }
    guard !open.isEmpty else {
      throw MatrixError("the matrix '\(name)' names its \(values) itself; leave out others")
    }
    for index in open { filled.blocks[index][keyPath: axis] = given }
    return filled
  }
}
