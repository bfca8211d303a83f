public import ThemeSource

/// A text with its marks taken out: `▸` is in front of each byte where a finding is expected.
public struct MarkedText: Sendable {
  public let text: SourceText
  public let marks: [Int]

  public init(_ marked: String, file: String = "t") {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "▸" {
        marks.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    text = SourceText(file: file, bytes: bytes)
    self.marks = marks
  }
}
