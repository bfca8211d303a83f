extension Int {
  /// The number with the counted noun, such as `2 pages`.
  package func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}
