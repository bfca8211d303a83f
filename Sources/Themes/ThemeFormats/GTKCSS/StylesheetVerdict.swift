import LiverySystem
import ThemeCSS
import ThemeSource

/// The errors in the CSS of a stylesheet that do not depend on the release.
struct StylesheetVerdict: Sendable {
  /// Statements that reach beyond the theme, or crash GTK.
  let harmful: [ExtraCSSFinding]

  /// Statements that the parser of some GTK refuses.
  let refused: [GTKFinding]

  private init(_ sheet: CSSStylesheet, under condition: Range<Int>?) {
    (harmful, refused) = concurrently {
      ExtraCSSFinding.all(in: sheet)
    } _: {
      GTKFinding.all(in: sheet, under: condition)
    }
  }

  private static let last = Locked<(bytes: ArraySlice<UInt8>, verdict: StylesheetVerdict)?>(nil)

  /// The verdict on a stylesheet, which is judged once if several releases read it; `condition` are
  /// the bytes that Livery adds before a stylesheet for dark.
  static func of(_ sheet: CSSStylesheet, under condition: Range<Int>?) -> StylesheetVerdict {
    let bytes = sheet.text.bytes[sheet.text.range]
    if let last = last.withLock({ $0 }), last.bytes.indices == bytes.indices, last.bytes == bytes {
      return last.verdict
    }
    let verdict = StylesheetVerdict(sheet, under: condition)
    last.withLock { $0 = (bytes, verdict) }
    return verdict
  }
}
