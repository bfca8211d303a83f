import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

extension FileChecker {
  /// Writes the fixes of findings into their file, or with `--diff` only shows the changes.
  ///
  /// - Parameters:
  ///   - file: The file that was checked.
  ///   - reading: The theme as it was read.
  ///   - findings: Finds the remaining findings of a theme that was read again.
  /// - Returns: The file after the change, with the remaining findings. If it cannot be written, it
  ///   is unchanged, and the status says so.
  /// - Throws: An error that ends the command, such as a text that cannot be read again.
  func fix(
    _ file: CheckedFile, _ reading: ThemeReading,
    findings: (ThemeReading) throws -> [Finding]
  ) throws -> Outcome {
    let changesDesign = options.unsafeFixes
    guard file.findings.compactMap(\.fix).contains(where: { changesDesign || $0.isSafe }) else {
      return (file, .fine)
    }
    guard !reading.files.isEmpty else {
      Terminal.printError(
        "'\(reading.theme?.id ?? file.text.file)' is built in, and stays as it is")
      return (file, .unwritable)
    }
    let path = file.text.file
    let read = { text in try library.read(text, path: path, as: reading.format) }
    let repair = try Repair(of: file.text, file.findings, changesDesign: changesDesign) { text in
      try findings(try read(text))
    }
    guard repair.count > 0 else { return (file, .fine) }
    if options.diff {
      let diff = UnifiedDiff(from: file.text.bytes, to: repair.text.bytes)
      try Terminal.write(diff.text(oldName: path, newName: path))
      return (file, .findings)
    }
    do throws(FixError) {
      try FixedFile.replace(path, holding: file.text, with: repair.text)
    } catch {
      Terminal.printError("\(error)")
      return (file, .unwritable)
    }
    Terminal.printError("'\(path)': \(repair.count) \(repair.count == 1 ? "fix" : "fixes") made")
    return (CheckedFile(try read(repair.text), repair.findings), .fine)
  }
}
