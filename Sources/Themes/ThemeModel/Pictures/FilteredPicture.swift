import FoundationEssentials
import ThemeSource

/// A picture whose colors go through a matrix, as an SVG with a filter (Filter Effects 1, section
/// 9.6).
struct FilteredPicture {
  let matrix: [Double]

  func bytes(of file: [UInt8]) -> [UInt8] {
    if let size = PictureSize(of: file) { return drawing(around: file, size) }
    return filtered(file) ?? file
  }

  /// The filter, whose region is the drawn area.
  private var filter: String {
    """
    <filter xmlns="http://www.w3.org/2000/svg" id="livery-change" filterUnits="userSpaceOnUse" \
    x="-1000%" y="-1000%" width="2100%" height="2100%" color-interpolation-filters="sRGB">\
    <feColorMatrix values="\(matrix.map(\.description).joined(separator: " "))"/></filter>
    """
  }

  private static let reference = #"filter="url(#livery-change)""#

  /// A drawing that contains a bitmap picture.
  private func drawing(around file: [UInt8], _ size: PictureSize) -> [UInt8] {
    let area = #"width="\#(size.width)" height="\#(size.height)""#
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(area)>\
      \(filter)<image \(area) \(Self.reference) xlink:href="data:\(Self.type(of: file));base64,
      """
    var drawing = Array(start.utf8)
    drawing += Data(file).base64EncodedData()
    drawing += #""/></svg>"#.utf8
    return drawing
  }

  /// The media type of a picture by how its file begins.
  private static func type(of file: [UInt8]) -> String {
    switch file.first {
    case 0x89: "image/png"
    case UInt8(ascii: "G"): "image/gif"
    case UInt8(ascii: "R"): "image/webp"
    default: "image/jpeg"
    }
  }

  /// A drawing with all content of its root in a group that has the filter; `nil` if it is empty.
  private func filtered(_ drawing: [UInt8]) -> [UInt8]? {
    guard let content = XMLRoot.content(of: drawing) else { return nil }
    let start = #"\#(filter)<g xmlns="http://www.w3.org/2000/svg" \#(Self.reference)>"#
    var filtered = drawing
    filtered.insert(contentsOf: "</g>".utf8, at: content.upperBound)
    filtered.insert(contentsOf: start.utf8, at: content.lowerBound)
    return filtered
  }
}

/// The root element of an XML file.
private enum XMLRoot {
  /// The bytes between its tags; `nil` if it has no end tag.
  static func content(of file: [UInt8]) -> Range<Int>? {
    var scanner = TextScanner(file)
    while scanner.next != nil {
      if scanner.accept("<!--") {
        scanner.skip(past: "-->")
      } else if scanner.accept("<?") {
        scanner.skip(past: "?>")
      } else if scanner.accept("<!") {
        skipDeclaration(&scanner)
      } else if scanner.accept("<") {
        guard let start = endOfTag(&scanner), let end = startOfEndTag(in: file), start <= end
        else { return nil }
        return start..<end
      } else {
        scanner.position += 1
      }
    }
    return nil
  }

  /// Skips a document type declaration, including its part in brackets.
  private static func skipDeclaration(_ scanner: inout TextScanner) {
    var depth = 0
    while let next = scanner.next {
      scanner.position += 1
      if next == UInt8(ascii: "[") { depth += 1 }
      if next == UInt8(ascii: "]") { depth -= 1 }
      if next == UInt8(ascii: ">"), depth == 0 { return }
    }
  }

  /// Goes past a start tag, whose quoted values may have any sign; `nil` if it is the whole
  /// element.
  private static func endOfTag(_ scanner: inout TextScanner) -> Int? {
    var quote: UInt8?
    while let next = scanner.next {
      scanner.position += 1
      if let open = quote {
        if next == open { quote = nil }
      } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        quote = next
      } else if next == UInt8(ascii: ">") {
        let isWhole = scanner.bytes[scanner.position - 2] == UInt8(ascii: "/")
        return isWhole ? nil : scanner.position
      }
    }
    return nil
  }

  /// The start of the last tag; comments and instructions may follow it.
  private static func startOfEndTag(in file: [UInt8]) -> Int? {
    var end = file.count
    while true {
      while end > 0, TextScanner.isSpace(file[end - 1]) { end -= 1 }
      let rest = file[..<end]
      let opening: String
      if rest.suffix(3).elementsEqual("-->".utf8) {
        opening = "<!--"
      } else if rest.suffix(2).elementsEqual("?>".utf8) {
        opening = "<?"
      } else {
        return lastIndex(of: "</", in: rest)
      }
      guard let start = lastIndex(of: opening, in: rest) else { return nil }
      end = start
    }
  }

  private static func lastIndex(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.last { bytes[$0...].starts(with: text.utf8) }
  }
}

extension TextScanner {
  /// Skips the next occurrence of a text, or to the end.
  fileprivate mutating func skip(past text: String) {
    position = offset(of: Array(text.utf8)).map { $0 + text.utf8.count } ?? end
  }
}
