import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// The result of checking a text as `livery check` does: what was read, and the findings.
struct FileCheck: Sendable {
  /// The theme that was read; `nil` if no format was recognized.
  let reading: ThemeReading?

  let findings: [Finding]

  /// The reason why the text is not a theme, if its name says that it should be one.
  let refusal: String?

  /// The text without deprecated CSS; `nil` until an editor asks for it.
  var modernized: ModernizedFile?

  /// Checks a text in the same way as the command.
  init(_ text: SourceText, path: String?, library: ThemeLibrary, target: Target?) {
    // The command reads no more of a file.
    let isWhole = text.bytes.count <= ThemeLibrary.readLimit
    let text =
      isWhole
      ? text : SourceText(file: text.file, bytes: Array(text.bytes[..<ThemeLibrary.readLimit]))
    do throws(ThemeFileError) {
      let reading = try library.read(text, path: path)
      let findings = Linter.check(
        reading, at: path, target: target, under: FileCheck.configuration(for: path))
      self.init(reading: reading, findings: findings, refusal: nil)
    } catch {
      let isExpected = path.map(ThemeFormat.isCertain) ?? false
      self.init(reading: nil, findings: [], refusal: isExpected ? "\(error)" : nil)
    }
  }

  private init(reading: ThemeReading?, findings: [Finding], refusal: String?) {
    (self.reading, self.findings, self.refusal) = (reading, findings, refusal)
  }

  /// The configuration of the file's project; if it has errors, the part that can be read.
  static func configuration(for path: String?) -> ProjectConfiguration {
    let file = path.flatMap { ConfigurationFile.path(for: RegularFile.folder(of: $0)) }
    return file.flatMap { try? ConfigurationFile.read($0).configuration } ?? ProjectConfiguration()
  }

  /// The path of the file that contains a finding; `nil` if it is not known.
  func path(of location: SourceLocation) -> String? {
    let name = location.file
    return reading?.files.first {
      ($0 == name || $0.hasSuffix("/\(name)")) && RegularFile.isRegular($0)
    }
  }
}
