import ThemeModel

extension StateSet {
  /// Appends GTK's pseudo-classes of the states, in the order of the bits.
  func appendPseudoClasses(to bytes: inout [UInt8]) {
    guard !isEmpty else { return }
    for (bit, pseudoClass) in StateSet.pseudoClasses.enumerated()
    where rawValue & (1 << UInt16(bit)) != 0 {
      bytes += pseudoClass
    }
  }

  /// The pseudo-classes in UTF-8, each at the bit of its state.
  private static let pseudoClasses = names.map { name in
    switch name {
    case "drop-active": Array(":drop(active)".utf8)
    case "first", "last", "only": Array(":\(name)-child".utf8)
    default: Array(":\(name)".utf8)
    }
  }
}
