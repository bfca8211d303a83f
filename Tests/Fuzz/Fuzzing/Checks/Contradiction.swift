/// Two results of a reader or a writer that cannot both be true.
public struct Contradiction: Error, CustomStringConvertible {
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Throws what is wrong where a claim does not hold.
package func claim(
  _ holds: Bool, _ otherwise: @autoclosure () -> String
) throws(Contradiction) {
  if !holds { throw Contradiction(otherwise()) }
}
