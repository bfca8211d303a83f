/// An error of a desk, or of a test that waits for it in vain.
public struct DeskError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
