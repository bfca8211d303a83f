import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

/// The text of a theme to be checked, a value that can be sent to a background task.
nonisolated struct ThemeCheck: Hashable, Sendable {
  private let id: String
  private let isBuiltIn: Bool
  private let path: String?
  private let text: SourceText?

  /// The texts of the theme and all of its base themes, on which findings also depend.
  private let sources: [SourceText]?

  /// The findings of a file that could not be read.
  private let findings: [Finding]

  init(_ entry: ThemeEntry) {
    id = entry.id
    isBuiltIn = entry.origin == .builtIn
    path = entry.path
    text = entry.text
    sources = entry.theme?.sources
    findings = entry.findings
  }

  /// The findings of `livery check` for the text.
  func findings(in library: ThemeLibrary) -> [Finding] {
    if isBuiltIn { return library.builtIn(id).map { Linter.check($0) } ?? [] }
    guard let text else { return findings }
    return (try? library.read(text, path: path)).map { Linter.check($0) } ?? findings
  }

  /// The text with every safe fix made, as by `livery check --fix`, or if there are none, with
  /// every fix; `nil` without a text.
  func repair(in library: ThemeLibrary) -> Repair? {
    guard !isBuiltIn, let text else { return nil }
    let findings = findings(in: library)
    return try? Repair(of: text, findings, changesDesign: !findings.haveSafeFix) { text in
      Linter.check(try library.read(text, path: path))
    }
  }
}

extension [Finding] {
  /// Whether a fix leaves the design as it is.
  nonisolated var haveSafeFix: Bool { contains { $0.fix?.isSafe ?? false } }
}
