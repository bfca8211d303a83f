import LiverySystem
import ThemeSource

/// The last parsed stylesheet, reused when several releases read the same text.
struct LastStylesheet: Sendable {
  let sheet: CSSStylesheet
  let findings: [Finding]

  /// The parts that another program must first convert to CSS; `nil` if it is all CSS.
  let unbuilt: UnbuiltStylesheet?

  private let text: SourceText

  private init(_ text: SourceText) {
    var findings: [Finding] = []
    sheet = CSSStylesheet(CSSText(text), findings: &findings)
    unbuilt = UnbuiltStylesheet(sheet)
    (self.text, self.findings) = (text, findings)
  }

  private static let last = Locked<LastStylesheet?>(nil)

  static func of(_ text: SourceText) -> LastStylesheet {
    if let last = last.withLock(\.self), last.text == text { return last }
    let parsed = LastStylesheet(text)
    last.withLock { $0 = parsed }
    return parsed
  }
}
