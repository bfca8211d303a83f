import ThemeCSS
import ThemeFormats
import ThemeSource

/// The parts of a theme's own CSS that a release of a target does not survive.
struct DeadlyCSS {
  /// The file with the CSS, whose findings of reading are replaced.
  let file: String

  let findings: [Finding]

  init(_ css: CSSAudit, of reading: ThemeReading, on target: Target) {
    let sheet = css.sheet
    file = sheet.text.location(of: sheet.text.range).file
    var last: Range<Int>?
    findings = ExtraCSSFinding.all(in: sheet).compactMap { problem in
      guard problem.rule == .magnitude, problem.applies(to: target) else { return nil }
      let message = problem.message(for: target)
      let declaration = sheet.declaration(at: problem.range.lowerBound)?.tokens
      let isLeftOut = reading.format != .livery && declaration != nil
      // One reason is enough for leaving out a declaration.
      if isLeftOut, declaration == last { return nil }
      last = declaration
      return Finding(
        isLeftOut ? .warning : .error, problem.rule, at: sheet.text.location(of: problem.range),
        isLeftOut ? "\(message); the declaration is left out" : message)
    }
  }

  /// The findings of reading, with these in place of those for the releases for which the file was
  /// read; a message about several lines is reported once.
  func replacing(_ read: [Finding]) -> [Finding] {
    let kept = read.filter { $0.rule == .magnitude && $0.location.file != file }
    return read.filter { $0.rule != .magnitude } + (kept + findings).unique.joinedByLine
  }
}
