public import ThemeFormats
import ThemeModel
public import ThemeSource

/// A file that was checked, with its findings.
public struct CheckedFile: Sendable {
  public let text: SourceText

  /// The texts of findings' locations: the file and its base themes.
  private let sources: [SourceText]

  public let findings: [Finding]

  public init(_ reading: ThemeReading, _ findings: [Finding]) {
    text = reading.text
    sources = [reading.text] + (reading.theme?.sources ?? []).flatMap(\.files)
    self.findings = findings
  }

  /// A file that is not a theme, with the other texts of findings' locations.
  package init(_ text: SourceText, beside others: [SourceText] = [], _ findings: [Finding]) {
    self.text = text
    sources = [text] + others
    self.findings = findings
  }

  /// The file with other findings.
  package func with(_ findings: [Finding]) -> CheckedFile {
    CheckedFile(text, beside: sources, findings)
  }

  /// The text of a finding's location; `nil` if it was not kept.
  func source(of location: SourceLocation) -> SourceText? {
    sources.first { $0.file == location.file }
  }
}

extension [CheckedFile] {
  /// Every finding by file and location.
  public var findings: [Finding] { flatMap(\.findings).sortedByLocation() }
}
