import CommandLineKit
import ThemeFormats

/// Reads a theme that the user is working on, and prints its errors.
struct TriedThemeReader {
  private let request: AppRequest
  private var isMissing = false

  init(_ request: AppRequest) {
    self.request = request
  }

  /// Reads the theme again, and prints its errors; `nil` if the file is missing for a moment.
  mutating func read() -> ThemeReading? {
    do throws(ThemeFileError) {
      let reading = try request.library.read(request.argument, as: request.format)
      isMissing = false
      let said = reading.theme == nil ? reading.findings : reading.dropped + reading.remarks
      try? FindingPrinter(stream: .error).write(said, of: reading.text)
      if reading.theme == nil {
        Terminal.printError("'\(request.name)' stays as it is")
      }
      return reading
    } catch {
      if !isMissing { Terminal.printError("\(error); '\(request.name)' stays as it is") }
      isMissing = true
      return nil
    }
  }
}
