import LiverySystem
package import ThemeSource

/// Names for findings that stay the same when lines are added or removed above them.
///
/// Servers that store findings identify them by fingerprint, from commit to commit. A fingerprint
/// consists of the rule, the file, the message (or the subject if there is one), and the finding's
/// number among equal ones. It has 16 hexadecimal digits, the same on every machine.
package struct FindingFingerprints {
  private var texts: [Finding: String] = [:]

  /// Creates the fingerprints of findings; equal ones are counted in the order of the file.
  package init(_ findings: [Finding], in folder: String = ".") {
    var counts: [Fingerprint: Int] = [:]
    for finding in findings.sortedByLocation() where texts[finding] == nil {
      var fingerprint = Fingerprint(of: Self.words(of: finding, in: folder))
      let ordinal = counts[fingerprint, default: 0] + 1
      counts[fingerprint] = ordinal
      fingerprint.add("\(ordinal)".utf8)
      let digits = "\(fingerprint)"
      texts[finding] = String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// The fingerprint of a finding; completely equal findings share one.
  package subscript(finding: Finding) -> String { texts[finding] ?? "" }

  private static func words(of finding: Finding, in folder: String) -> [UInt8] {
    let parts = [finding.rule.rawValue, finding.location.path(in: folder)].flatMap { $0.utf8 + [0] }
    return parts + withoutPlaces(finding.subject ?? finding.message) + [0]
  }

  /// A message without line and column numbers, such as `on line 12`.
  package static func withoutPlaces(_ message: String) -> [UInt8] {
    var words: [UInt8] = []
    var isPlace = false
    for byte in message.utf8 {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if isDigit, isPlace { continue }
      words.append(byte)
      isPlace =
        byte == UInt8(ascii: " ")
        && ["line ", "column "].contains { words.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    return words
  }
}

extension SourceLocation {
  /// The file's path relative to the working folder, if it is inside.
  var pathInFolder: String { path(in: ".") }

  /// The file's path relative to a folder, if it is inside.
  func path(in folder: String) -> String {
    let folder = RegularFile.path(".", in: folder) + "/"
    let path = RegularFile.path(file, in: ".")
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return file
  }
}
