package import ThemeSource

/// A file with its deprecated parts rewritten.
package struct ModernizedFile: Hashable, Sendable {
  /// The text in the file, and the rewritten text.
  package let before, after: SourceText

  /// The rewritten findings, and the remaining ones with reasons, by their place in the original
  /// text.
  package let made, left: [Finding]

  package var path: String { before.file }

  package var isChanged: Bool { before.bytes != after.bytes }

  /// The file without any change.
  package var unchanged: ModernizedFile {
    ModernizedFile(
      before: before, after: before, made: [], left: (made + left).sortedByLocation())
  }

  /// Every finding with its result, a line each.
  package var lines: [String] {
    let all = (made + left).sortedByLocation()
    let made = Set(made)
    return all.map { finding in
      "\(finding.location): \(made.contains(finding) ? "rewritten" : "left"): \(finding.message) "
        + "[\(finding.rule)]"
    }
  }
}
