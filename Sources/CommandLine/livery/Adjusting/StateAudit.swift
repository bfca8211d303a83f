import CommandLineKit
import FoundationEssentials
import LiverySystem
import NewTheme
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// Lets `livery-preview audit` paint a theme in all states of widgets, and reads what it finds.
struct StateAudit {
  /// The file of `livery-preview`.
  private let program: String

  /// A folder for copies of the theme.
  private let scratch: ScratchFolder

  /// The theme's file; `nil` for one that is in none.
  private let file: String?

  /// The rules about colors; what is cut off or too small is no matter of these.
  private static let rules: Set = ["audit/contrast", "audit/border", "audit/focus", "audit/state"]

  private static let prefix = "livery-adjust-"
  private static let limit = 64 << 20

  /// Prepares an audit.
  ///
  /// - Parameter file: The theme's file, whose neighbors its text may name.
  /// - Throws: Why nothing can be painted here.
  init(of file: String?) throws(StateAuditError) {
    guard let program = PreviewProgram.candidates.first else {
      throw StateAuditError("'\(PreviewProgram.name)' is not installed")
    }
    guard ScreenKind.available != nil else {
      throw StateAuditError("there is no display, and neither Xvfb nor gtk4-broadwayd")
    }
    ScratchFolder.removeLeftovers(in: Folder.temporary, prefix: Self.prefix)
    do throws(FileError) {
      scratch = try ScratchFolder(in: Folder.temporary, prefix: Self.prefix)
    } catch {
      throw StateAuditError("\(error)")
    }
    (self.program, self.file) = (program, file)
  }

  /// Removes what it wrote.
  func end() { scratch.remove() }

  /// Paints a text in some appearances.
  ///
  /// - Throws: Why it was not painted.
  func report(
    on theme: Theme, in appearances: [Appearance]
  ) throws(StateAuditError) -> StateReport {
    let text = theme.source
    let name = "theme" + (text.isJSON ? ".livery.json" : ThemeFormat.livery.ending)
    let folder = "\(scratch.path)/theme"
    do throws(FileError) {
      let path = "\(folder)/\(name)"
      if let file {
        try LinkedCopy.write(of: file, text.bytes, named: name, in: folder)
      } else {
        try AtomicFile.createFolder(folder)
        try AtomicFile.write(text.bytes, to: path)
      }
      let names = appearances.map { theme.traits.name(of: $0.traits) }
      let config = ConfigurationFile.path(for: file.map(RegularFile.folder) ?? ".")
      let output = try ProgramOutput(
        of: [program, "audit", path, "--from", "livery", "--format", "json"]
          + names.flatMap { ["--appearance", $0] } + (config.map { ["--config", $0] } ?? []),
        environment: Environment.variables, upTo: Self.limit, in: scratch.path)
      guard case .exit(let status) = output.ending, status < 2,
        let found = try? JSONDecoder().decode(Findings.self, from: Data(output.bytes))
      else {
        let lines = String(decoding: output.errors, as: UTF8.self).split(separator: "\n")
        throw FileError(
          .read, program, reason: lines.last.map(String.init) ?? "it ends with \(output.ending)")
      }
      return StateReport(
        found.findings.filter { Self.rules.contains($0.rule) }, of: theme)
    } catch {
      throw StateAuditError("\(error)")
    }
  }

  private struct Findings: Decodable {
    let findings: [StateReport.Finding]
  }
}

/// Why the states of widgets cannot be painted.
struct StateAuditError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
