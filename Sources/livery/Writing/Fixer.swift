import Console
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Writes the fixes of findings into their files.
struct Fixer {
  let library: ThemeLibrary
  let target: Target

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
    let repair = try Repair(of: file.text, file.findings) { text in
      Linter.check(try library.read(text, path: path, as: reading.format), target: target)
    }
    guard repair.count > 0 else { return (file, .fine) }
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
