/// A size in px, written `1120x760`.
package nonisolated struct WindowSize: Codable, Hashable, Sendable {
  package let width, height: Int

  /// The size of pictures of the window.
  package static let standard = WindowSize(width: 1120, height: 760)

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Reads `WIDTHxHEIGHT`, each from 1 to 16384, the largest that a screen can have.
  package init?(text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...16_384).contains(width), (1...16_384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

nonisolated extension WindowSize: CustomStringConvertible {
  /// The maximum number of pixels of a picture: 8192 by 8192, a quarter of a GiB.
  package static let mostPixels = 1 << 26

  package var pixels: Int { width * height }

  package func scaled(by scale: Int) -> WindowSize {
    WindowSize(width: width * scale, height: height * scale)
  }

  package var description: String { "\(width)x\(height)" }
}
