package import ThemeSource

/// A file with its deprecated parts rewritten.
package struct ModernizedFile: Hashable, Sendable {
  /// The text in the file, and the rewritten text.
  package let before, after: SourceText

  /// The rewritten findings, and the remaining ones with reasons, by their place in the original
  /// text.
  package let made, left: [Finding]

  /// The path of the stylesheet that imports it and changes with it, perhaps itself; `nil` if it
  /// changes alone.
  package let importer: String?

  init(
    before: SourceText, after: SourceText, made: [Finding], left: [Finding],
    importer: String? = nil
  ) {
    (self.before, self.after, self.made, self.left) = (before, after, made, left)
    self.importer = importer
  }

  package var path: String { before.file }

  package var isChanged: Bool { before.bytes != after.bytes }

  /// The file without any change, for a reason.
  package func unchanged(because reason: String) -> ModernizedFile {
    let kept = made.map { $0.saying("\($0.message); not done: \(reason)") }
    return ModernizedFile(
      before: before, after: before, made: [], left: (kept + left).sortedByLocation(),
      importer: importer)
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
