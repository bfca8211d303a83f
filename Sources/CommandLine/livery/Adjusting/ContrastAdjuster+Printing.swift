import CommandLineKit
import NewTheme
import ThemeFormats
import ThemeModel
import ThemeSource

extension ContrastAdjuster {
  /// The text of a theme with the contrast; pairs that cannot have it are printed, and end the
  /// command.
  func text(
    of reading: ThemeReading, in appearances: [Appearance], read: (SourceText) -> ThemeReading?
  ) throws -> SourceText {
    let result = try Terminal.reportingErrors { () throws(AdjustmentError) in
      try adjusted(reading, in: appearances, read: read)
    }
    for pair in result.unreachable { Terminal.printError("\(pair)") }
    if !result.unreachable.isEmpty { throw Status.findings }
    return result.text
  }
}
