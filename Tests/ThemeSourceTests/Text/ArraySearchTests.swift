import Testing

@testable import ThemeSource

/// Where a byte stands, judged by Swift's own library.
@Suite struct ArraySearchTests {
  @Test(arguments: [
    "", "a", "ab", "ba", "abab", "bbbb", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa",
  ])
  func findsAByteWithinARange(text: String) {
    let bytes = Array(text.utf8)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        for byte in "ab".utf8 {
          #expect(
            bytes.firstIndex(of: byte, in: start..<end) == bytes[start..<end].firstIndex(of: byte))
        }
      }
    }
  }

  @Test(
    arguments: ["", "a", "ab", "b", "aa", "aé", "a\u{1}"], ["", "a", "ab", "b", "é", "a\u{1}b"])
  func ordersBytesAsSwiftDoes(text: String, other: String) {
    let bytes = Array("x\(text)x".utf8)
    let order = Array(other.utf8).withUnsafeBytes { bytes.order(of: 1..<bytes.count - 1, $0) }
    #expect((order < 0) == text.utf8.lexicographicallyPrecedes(other.utf8))
    #expect((order == 0) == (text == other))
  }
}
