extension StyleSelector {
  /// The selector as theme files spell it, such as `card card button:hover`.
  public var text: String { steps.map(\.text).joined(separator: " ") }
}

extension StyleSelector.Step {
  fileprivate var text: String {
    component.name + states.stateNames.map { ":\($0)" }.joined()
  }
}

extension StateSet {
  /// The states as theme files spell them, in the order of the bits.
  public var stateNames: [String] {
    StateSet.names.indices.filter { rawValue & (1 << UInt16($0)) != 0 }
      .map { StateSet.names[$0] }
  }
}
