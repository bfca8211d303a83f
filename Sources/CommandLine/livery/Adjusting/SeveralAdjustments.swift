import CommandLineKit
import LiverySystem
import NewTheme
import ThemeFormats
import ThemeSource

/// Several themes that are changed alike, for files of the same names in another folder.
struct SeveralAdjustments: Sendable {
  /// The folder that is written.
  let folder: String

  /// How one theme is changed; its format and output are those of the theme.
  let adjusted: @Sendable (_ reading: ThemeReading, ThemeFormat, _ output: String) -> AdjustedTheme

  /// Whether colors are changed where they stand, so that a file keeps its format.
  let keepsFormats: Bool
  let isStrict: Bool

  /// What a theme becomes; errors are in it.
  func converted(_ reading: ThemeReading) -> ConvertedTheme {
    let keepsFormat = reading.format == .livery || keepsFormats && reading.hasWritableColors
    let format = keepsFormat ? reading.format : .livery
    let name =
      keepsFormat && !reading.files.isEmpty
      ? RegularFile.name(of: reading.text.file)
      : ThemeLibrary.id(ofFile: reading.text.file) + format.ending
    let dropped = reading.dropped.strictly(isStrict)
    var adjusted = adjusted(reading, format, "\(folder)/\(name)")
    var (written, status): (WrittenTheme?, Status) = (nil, .findings)
    if reading.theme != nil, !dropped.hasErrors {
      do {
        written = try adjusted.written()
      } catch {
        status = error as? Status ?? .internalFault
      }
    }
    let (report, conversion) = (adjusted.report, adjusted.conversion)
    let linked = written.flatMap { _ in
      conversion.linkedFiles(of: reading, to: "\(folder)/\(name)")
    }
    return ConvertedTheme(
      name: name, text: reading.text, theme: written,
      linked: linked,
      findings: (reading.theme == nil ? reading.findings : dropped)
        + report.findings.flatMap(\.list),
      lines: report.errors + report.notes, status: status)
  }
}
