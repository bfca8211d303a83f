import LiverySystem
import ThemeCSS
import ThemeSource

extension StylesheetJoiner {
  /// The condition for the stylesheet for dark.
  private static let darkCondition = "\n@media (prefers-color-scheme: dark) {\n"

  /// The end of the block with the stylesheet for dark.
  private static let darkEnd = "\n}\n"

  /// The bytes of the condition before the stylesheet for dark, given the bytes of both.
  static func condition(of dark: Range<Int>) -> Range<Int> {
    dark.lowerBound..<(dark.lowerBound + darkCondition.utf8.count)
  }

  /// The bytes of the stylesheet for dark alone, given those with the condition.
  static func content(of dark: Range<Int>) -> Range<Int> {
    condition(of: dark).upperBound..<(dark.upperBound - darkEnd.utf8.count)
  }

  /// Appends the stylesheet for dark, inside a condition as in GTK 4.20.
  mutating func append(dark: String) {
    let end = joiner.files[0].bytes.count
    let start = joiner.bytes.count
    let condition = StylesheetJoiner.darkCondition
    context.trail.note(dark)
    do throws(FileError) {
      let rest = max(0, SourceLimits.stylesheet.bytes - start - condition.utf8.count)
      let bytes = try context.texts.read(dark, insideAnyOf: roots, upTo: rest)
      let path = RegularFile.path(dark, in: ".")
      let index = joiner.add(SourceText(file: shown(path), bytes: bytes))
      let light = LastStylesheet.of(joiner.files[0])
      let missingEnd = light.sheet.missingEnd
      if !missingEnd.isEmpty { findings += light.findings }
      joiner.append(missingEnd, for: end..<end, of: 0)
      let first = joiner.bytes.count
      joiner.append(Array(condition.utf8), for: 0..<0, of: index)
      append(index, at: path, addressesFrom: RegularFile.realPath(RegularFile.folder(of: path)))
      joiner.append(
        Array(StylesheetJoiner.darkEnd.utf8), for: bytes.count..<bytes.count, of: index)
      self.dark = first..<joiner.bytes.count
    } catch {
      leave(
        .warning, joiner.files[0].location(of: 0..<0),
        "'\(RegularFile.name(of: dark))' for dark is not read: \(error.reason)")
    }
  }
}
