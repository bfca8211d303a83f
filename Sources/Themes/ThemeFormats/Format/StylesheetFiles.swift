import LiverySystem
package import ThemeSource

/// A stylesheet and all that it imports, as one text in the order in which GTK reads it.
package struct StylesheetFiles: Sendable {
  /// The text, with the locations in each file.
  let text: SourceText

  /// The folder for the addresses in the text, after following links: that of the first file, or
  /// the theme's root if an address leads above that folder; `nil` for a text without a file.
  let folder: String?

  /// The problems of the imports, and of the form of imported files.
  let findings: [Finding]

  /// The bytes that are of the stylesheet for dark.
  let dark: Range<Int>?

  /// The bytes of the condition before it, which are in no file.
  package var darkCondition: Range<Int>? {
    dark.map(StylesheetJoiner.condition)
  }

  /// The imports whose files are in the text.
  package let imports: [StylesheetImport]

  /// Whether all imported files could be read.
  package let isWhole: Bool

  /// Reads the imports of a stylesheet.
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

  /// The files; the first one imports the others.
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
