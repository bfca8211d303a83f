import LiverySystem
package import ThemeSource

/// A stylesheet and all that it imports, as one text in the order in which GTK reads it.
package struct StylesheetFiles: Sendable {
  /// The text, whose locations are those of each file.
  let text: SourceText

  /// The folder that the addresses in the text count from, links followed: that of the first file, or
  /// the theme's root where one leads above it; `nil` for a text without a file.
  let folder: String?

  /// What is wrong with the imports, and with how imported files are written.
  let findings: [Finding]

  /// The bytes that are of the stylesheet for dark.
  let dark: Range<Int>?

  /// The bytes of the condition before it, which no file holds.
  package var darkCondition: Range<Int>? {
    dark.map(StylesheetJoiner.condition)
  }

  /// The imports whose files are in the text.
  package let imports: [StylesheetImport]

  /// Whether all that it imports could be read.
  package let isWhole: Bool

  /// Reads what a stylesheet imports.
  init(_ text: SourceText, _ context: ReadingContext) {
    guard let folder = context.folder else {
      self.init(StylesheetJoiner.joined(text, context, addressesIn: nil))
      return
    }
    let joined = StylesheetJoiner.joined(text, context, addressesIn: folder)
    guard joined.leadsAbove else {
      self.init(joined)
      return
    }
    self.init(StylesheetJoiner.joined(text, context, addressesIn: ThemeRoot.of(folder)))
  }

  /// The files, the one that imports the others first.
  package var files: [SourceText] { text.files }

  private init(_ joiner: StylesheetJoiner) {
    text = joiner.text
    folder = joiner.folder
    findings = joiner.findings
    imports = joiner.imports
    dark = joiner.dark
    isWhole = joiner.isWhole
  }
}
