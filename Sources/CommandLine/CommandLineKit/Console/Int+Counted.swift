extension Int {
  /// The number and what it counts, such as `2 pages`.
  package func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}
