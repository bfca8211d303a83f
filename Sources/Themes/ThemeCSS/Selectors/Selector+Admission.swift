extension Selector {
  /// The selector without the exclusion of some parents, for a text inside such a parent.
  ///
  /// A name that no widget has replaces those in `:not()`, so that the specificity stays the same.
  ///
  /// - Parameter names: Nodes, and classes with their period, in UTF-8.
  /// - Returns: The selector itself if it does not exclude any of them.
  func admitting(_ names: [[UInt8]]) -> Selector {
    guard passedOver.contains(where: names.contains) else { return self }
    var head = text[..<headEnd]
    for range in Selector.exclusions(in: head).reversed() where names.contains(Array(text[range])) {
      let isClass = text[range.lowerBound] == UInt8(ascii: ".")
      head.replaceSubrange(range, with: (isClass ? ".livery" : "livery").utf8)
    }
    return Selector(replacingHead: Array(head), of: self)
  }

  /// The selector without the exclusion of some classes of its own node: `button` excludes the back
  /// button, but `headerbar button` must not.
  func including(_ classes: [[UInt8]]) -> Selector {
    let excluded = Selector.exclusions(in: text[tailStart...])
      .filter { classes.contains(Array(text[$0])) }
    guard !excluded.isEmpty else { return self }
    var bytes = text
    for range in excluded.reversed() { bytes.replaceSubrange(range, with: ".livery".utf8) }
    return Selector(String(decoding: bytes, as: UTF8.self))
  }

  /// The exclusions in a compound selector: the ranges between the parentheses of `:not()`.
  static func exclusions(in compound: ArraySlice<UInt8>) -> [Range<Int>] {
    let opening = Array(":not(".utf8)
    return compound.indices.compactMap { start in
      guard compound[start...].starts(with: opening) else { return nil }
      let first = start + opening.count
      return compound[first...].firstIndex(of: UInt8(ascii: ")")).map { first..<$0 }
    }
  }

  /// The node and the classes that a compound names.
  static func names(in compound: ArraySlice<UInt8>) -> [[UInt8]] {
    let period = UInt8(ascii: ".")
    let pieces = compound.split(separator: period, omittingEmptySubsequences: false)
    return pieces.prefix(1).filter { !$0.isEmpty }.map(Array.init)
      + pieces.dropFirst().map { [period] + $0 }
  }
}
