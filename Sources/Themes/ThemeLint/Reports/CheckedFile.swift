public import ThemeFormats
import ThemeModel
public import ThemeSource

/// A file that was checked, with its findings.
public struct CheckedFile: Sendable {
  public let text: SourceText

  /// The texts that findings may point into: the file and those that it extends.
  private let sources: [SourceText]

  public let findings: [Finding]

  public init(_ reading: ThemeReading, _ findings: [Finding]) {
    text = reading.text
    sources = [reading.text] + (reading.theme?.sources ?? []).flatMap(\.files)
    self.findings = findings
  }

  /// A file that is no theme, with the texts beside it that findings point into.
  package init(_ text: SourceText, beside others: [SourceText] = [], _ findings: [Finding]) {
    self.text = text
    sources = [text] + others
    self.findings = findings
  }

  /// The file with other findings.
  package func with(_ findings: [Finding]) -> CheckedFile {
    CheckedFile(text, beside: sources, findings)
  }

  /// The text that a finding points into; `nil` if it was not kept.
  func source(of location: SourceLocation) -> SourceText? {
    sources.first { $0.file == location.file }
  }
}

extension [CheckedFile] {
  /// Every finding by file and location.
  public var findings: [Finding] { flatMap(\.findings).sortedByLocation() }
}
