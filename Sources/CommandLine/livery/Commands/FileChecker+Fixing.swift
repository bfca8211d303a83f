import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Writes the fixes of findings into their files, or shows what it would write.
struct Fixer {
  let library: ThemeLibrary

  /// Whether fixes that change the design are made, too.
  let changesDesign: Bool

  /// Whether files stay as they are.
  let onlyShows: Bool

  /// What is found in a theme that was read.
  let findings: (ThemeReading) throws -> [Finding]

  /// Whether it has anything to do.
  func mends(_ findings: [Finding]) -> Bool {
    findings.contains { $0.fix.map { changesDesign || $0.isSafe } ?? false }
  }

  /// Fixes a file that was checked.
  ///
  /// - Returns: The file as it is now, with the findings that are left. Where it could not be
  ///   written it is unchanged, and the status says so.
  func fix(
    _ file: CheckedFile, _ reading: ThemeReading
  ) throws -> (file: CheckedFile, status: Status) {
    guard !reading.files.isEmpty else {
      Terminal.complain("'\(reading.theme?.id ?? file.text.file)' is built in, and stays as it is")
      return (file, .unwritable)
    }
    let path = file.text.file
    let repair = try Repair(of: file.text, file.findings, changesDesign: changesDesign) { text in
      try findings(try library.read(text, path: path, as: reading.format))
    }
    guard repair.count > 0 else { return (file, .fine) }
    if onlyShows {
      let diff = UnifiedDiff(from: file.text.bytes, to: repair.text.bytes)
      try Terminal.write(diff.text(oldName: path, newName: path))
      return (file, .findings)
    }
    do throws(FixError) {
      try FixedFile.replace(path, holding: file.text, with: repair.text)
    } catch {
      Terminal.complain("\(error)")
      return (file, .unwritable)
    }
    Terminal.complain("'\(path)': \(repair.count) \(repair.count == 1 ? "fix" : "fixes") made")
    let fixed = try library.read(repair.text, path: path, as: reading.format)
    return (CheckedFile(fixed, repair.findings), .fine)
  }
}
