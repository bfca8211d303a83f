import ThemeModel
import ThemeSource

/// The rest of a stylesheet beside its colors: of a stylesheet with one for dark beside it, each in
/// its scheme alone.
struct SchemeCSS {
  /// The rest, or with `inDark` that for light; `nil` if nothing is left.
  let css: ExtraCSS?

  /// The rest of the stylesheet for dark, which may be empty; `nil` if there is none.
  let inDark: ExtraCSS?

  /// Applies the changes to a stylesheet.
  ///
  /// - Parameters:
  ///   - sheet: The stylesheet.
  ///   - edits: The changes, in order.
  ///   - removed: The tokens that they remove, in order.
  ///   - dark: The bytes of the stylesheet for dark, with Livery's condition around it.
  ///   - folder: The folder for relative addresses, if it is not that of the file.
  init(
    _ sheet: CSSStylesheet, applying edits: [SourceEdit], removed: [Range<Int>],
    dark: Range<Int>?, addressesIn folder: String?
  ) {
    let isEmpty = { (statements: [CSSStatement]) in
      statements.allSatisfy { removed.holds($0.tokens) }
    }
    let part = { (bytes: Range<Int>) in
      ExtraCSS(sheet.text, applying: sheet.text.only(bytes, of: edits), addressesIn: folder)
    }
    let whole = sheet.text.range
    guard let dark else {
      let ended = SchemeCSS.ending(edits, of: sheet)
      css =
        isEmpty(sheet.statements)
        ? nil : ExtraCSS(sheet.text, applying: ended, addressesIn: folder)
      inDark = nil
      return
    }
    let (light, rest) = sheet.statements.divided { !dark.contains(sheet.start(of: $0)) }
    css = isEmpty(light) ? nil : part(whole.lowerBound..<dark.lowerBound)
    let inner = rest.flatMap { statement -> [CSSStatement] in
      if case .atRule(let rule) = statement { rule.block?.statements ?? [] } else { [] }
    }
    let content = StylesheetJoiner.content(of: dark)
    inDark = part(isEmpty(inner) ? content.upperBound..<content.upperBound : content)
  }

  /// The changes with the end that is missing after them: the removed part may be the unclosed one.
  private static func ending(_ edits: [SourceEdit], of sheet: CSSStylesheet) -> [SourceEdit] {
    guard !sheet.missingEnd.isEmpty else { return edits }
    let css = ExtraCSS(sheet.text, applying: edits).css
    var ignored: [Finding] = []
    let rest = CSSStylesheet(CSSText(SourceText(file: "", css)), findings: &ignored)
    let end = sheet.text.range.upperBound
    return edits + [SourceEdit(replacing: end..<end, with: rest.missingEnd)]
  }
}

extension CSSText {
  /// The changes of which only those in some bytes are left, without all other bytes.
  fileprivate func only(_ bytes: Range<Int>, of edits: [SourceEdit]) -> [SourceEdit] {
    let inside = edits.compactMap { edit -> SourceEdit? in
      guard edit.range.lowerBound >= bytes.lowerBound || edit.range.upperBound > bytes.lowerBound,
        edit.range.lowerBound < bytes.upperBound
      else { return nil }
      return SourceEdit(
        replacing: edit.range.clamped(to: bytes), with: Array(edit.replacement))
    }
    let outside = [range.lowerBound..<bytes.lowerBound, bytes.upperBound..<range.upperBound]
      .map { SourceEdit(replacing: $0, with: []) }
    return [outside[0]] + inside + [outside[1]]
  }
}

extension CSSStylesheet {
  /// The first byte of a statement.
  fileprivate func start(of statement: CSSStatement) -> Int {
    tokens[statement.tokens.lowerBound].range.lowerBound
  }
}

extension Array {
  /// The elements that match, and the others, both in order.
  fileprivate func divided(by isFirst: (Element) -> Bool) -> (first: [Element], others: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
