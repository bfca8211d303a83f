package import ThemeSource

/// A file with what is deprecated in it rewritten.
package struct ModernizedFile: Hashable, Sendable {
  /// The text as it is in the file, and as it would be written.
  package let before, after: SourceText

  /// What is rewritten, and what stays with its reason, by its place in the text before.
  package let made, left: [Finding]

  package var path: String { before.file }

  package var isChanged: Bool { before.bytes != after.bytes }

  /// The file as it is, with nothing rewritten.
  package var unchanged: ModernizedFile {
    ModernizedFile(
      before: before, after: before, made: [], left: (made + left).sortedByLocation())
  }

  /// Every finding with what becomes of it, a line each.
  package var lines: [String] {
    let all = (made + left).sortedByLocation()
    let made = Set(made)
    return all.map { finding in
      "\(finding.location): \(made.contains(finding) ? "rewritten" : "left"): \(finding.message) "
        + "[\(finding.rule)]"
    }
  }
}
