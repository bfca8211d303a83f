import Fixtures
import Foundation
import Testing

/// Stylesheets and themes as people have them, each with all that `check` is to say of it.
@Suite struct CheckedFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Vectors")

  /// A row of `Tests/Vectors/checked.tsv`.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The file, from `Tests/Vectors/checked` on.
    let file: String
    let options: [String]

    /// The findings in order, each as `LINE:COLUMN SEVERITY RULE`; what is no theme has its reason.
    let findings: String

    var testDescription: String { ([file] + options).joined(separator: " ") }
  }

  private static let rows: [Row] = {
    let table = try? String(contentsOf: folder.appending(path: "checked.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(
        file: String(fields[0]), options: fields[1].split(separator: " ").map(String.init),
        findings: String(fields[2]))
    }
  }()

  @Test(arguments: rows)
  func isChecked(row: Row) throws {
    let folder = Self.folder.appending(path: "checked").path
    let run = try Program.run(["check", row.file] + row.options, in: folder)
    let reason = run.errors.firstMatch(of: /is no theme that Livery reads: (.*)/)
    let findings = try run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { line in
      let parts = try #require(
        line.wholeMatch(of: /(.*?):(\d+:\d+): (note|warning|error): .* \[(.*)\]/), "\(line)")
      return "\(parts.2) \(parts.3) \(parts.4)"
    }
    #expect(reason.map { String($0.1) } ?? findings.joined(separator: ", ") == row.findings)
    #expect((run.status == 0) == (reason == nil && !row.findings.contains(" error ")), "\(run)")
  }

  /// What comes of a stylesheet for a release: text that is there, and text that is not.
  @Test(arguments: [
    (
      "one-scheme/named.css", "4.24",
      "(not (prefers-color-scheme: dark)) {\n}\n\n@media (prefers-color-scheme: dark) {\n"
        + "@define-color tint #ff0000;", ""
    ),
    ("one-scheme/variable-with-fallback.css", "4.24", "var(--tint, #00ff00)", ""),
    (
      "one-scheme/variable-with-fallback.css", "4.24",
      "(not (prefers-color-scheme: dark)) {\n}", ""
    ),
    (
      "one-scheme/contrast.css", "4.24",
      "(not (prefers-color-scheme: dark)) and (not (prefers-contrast: more)) {\n}", ""
    ),
    ("magnitude/spread.css", "4.8", "inset 0 0 0 9999px", ""),
    ("magnitude/scale0.css", "4.24", "scale(0)", ""), ("magnitude/scale0.css", "4.8", "", "scale("),
    ("magnitude/harmless.css", "4.8", "translate(9999px, 0)", ""),
    ("pictures-above/gtk-4.0/gtk.css", "4.8", "url(\"assets/mark.png\")", ".."),
    ("import/main.css", "4.8", "@define-color tone #224466;", "@import"),
    ("one-bad-color/loop.css", "4.8", "@define-color window_bg_color #202020;", ""),
  ])
  func isWritten(file: String, target: String, text: String, missing: String) throws {
    let folder = Self.folder.appending(path: "checked").path
    let run = try Program.run(["css", file, "--target", target], in: folder)
    #expect(text.isEmpty || run.output.contains(text), "\(run)")
    #expect(missing.isEmpty || !run.output.contains(missing), "\(run)")
    #expect(!run.output.isEmpty)
  }

  /// Each file is in the table, or is a part of one.
  @Test func areAllInTheTable() throws {
    let folder = Self.folder.appending(path: "checked")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter {
        [".css", "json", "toml"].contains(where: $0.hasSuffix)
      }
    let parts: Set = ["import/tones.css", "import-rules/colors.css"]
    #expect(Set(files).subtracting(parts) == Set(Self.rows.map(\.file)))
  }
}
