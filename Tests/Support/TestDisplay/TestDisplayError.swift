/// An error of a test display, or of a test that waits for it in vain.
public struct TestDisplayError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
