import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Reads the bytes as a theme of any format; one without errors is resolved and written in each of
/// its appearances, for every GTK.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = SourceText(
    file: "fuzz", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  guard let reading = try? ThemeLibrary(userFolder: nil).read(text, path: nil) else { return 0 }
  for finding in reading.findings {
    precondition(!finding.message.isEmpty && !finding.message.utf8.contains(0x0A))
  }
  precondition(reading.theme != nil || reading.findings.hasErrors)
  guard let theme = reading.theme else { return 0 }
  for appearance in theme.appearances {
    let resolved = theme.resolved(appearance)
    for role in ColorRole.allCases where resolved.sets(role) {
      precondition(theme.explanation(of: role, in: appearance)?.color == resolved[role])
    }
    for target in Target.allCases { check(Stylesheet(resolved, target: target), theme) }
  }
  return 0
}

/// What Livery writes itself is closed to the last brace; CSS of a file's own comes out as it is.
private func check(_ sheet: Stylesheet, _ theme: Theme) {
  let bytes = sheet.bytes
  guard theme.extraCSS == nil else { return }
  var findings: [Finding] = []
  _ = CSSStylesheet(CSSText(SourceText(file: "sheet", bytes: bytes)), findings: &findings)
  precondition(findings.isEmpty)
}
