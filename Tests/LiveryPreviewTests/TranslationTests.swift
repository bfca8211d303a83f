import Fixtures
import Foundation
import TestDisplay
import Testing

/// What people see in a language other than English.
@Suite(
  .enabled(
    if: TestDisplay.isAvailable && FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt")
      && FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/de_DE"),
    "gettext and locales are needed"),
  .serialized)
struct TranslationTests {
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardized

  /// Runs a script of `Tests/Translation`, and returns its status and what it printed.
  private func run(_ script: String, _ arguments: String...) throws -> (status: Int32, text: String)
  {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-B", "\(Self.checkout.path)/Tests/Translation/\(script)"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func areCurrentInAllCatalogs() throws {
    let result = try run("catalogs.py", "--check")
    #expect(result.text == "")
    #expect(result.status == 0)
  }

  @Test func areAskedForWhateverIsSeen() throws {
    let result = try run("unmarked.py")
    #expect(result.text == "")
    #expect(result.status == 0)
  }

  @Test func areMissedWhereATextHasNoMark() throws {
    let folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: folder.path).appendingPathComponent("Planted.swift")
    let text = #"""
      let one = translated("Close \(name.map { "“\($0)”" } ?? "All")")
      let two = "Discard changes?"
      // "Not a text"
      label.text = "Save"
      """#
    try text.write(to: source, atomically: true, encoding: .utf8)
    let result = try run("unmarked.py", folder.path)
    #expect(result.status == 1)
    let lines = result.text.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(lines == ["1", "2", "4"])
  }

  @Test func areRefusedWithOtherValues() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("xx.po")
    let text = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      msgid "{1} of {2} roles"
      msgstr "{1} von {3} Rollen"

      msgid "Open {1}"
      msgstr "Öffnen"

      msgid "{1} and {2}"
      msgstr "{2} und {1}"

      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try run("catalogs.py", "--values", file.path)
    #expect(result.status == 1)
    #expect(
      result.text == """
        xx.po: '{1} von {3} Rollen' has {1} {3}, and '{1} of {2} roles' has {1} {2}
        xx.po: 'Öffnen' has no value, and 'Open {1}' has {1}

        """)
  }

  /// Livery installed under a prefix, with a language that nobody speaks as that with a code.
  private func install(_ folder: TemporaryFolder, as code: String) throws -> String {
    let files = FileManager.default
    let share = URL(fileURLWithPath: folder.path).appendingPathComponent("share")
    let bin = URL(fileURLWithPath: folder.path).appendingPathComponent("bin")
    for url in [bin, share.appendingPathComponent("livery")] {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for name in ["ui", "icons", "pictures", "window"] {
      try files.createSymbolicLink(
        atPath: "\(share.path)/livery/\(name)",
        withDestinationPath: "\(Self.checkout.path)/Resources/\(name)")
    }
    #expect(try run("pseudo.py", "\(share.path)/locale", code).text == "")
    let program = bin.appendingPathComponent("livery-preview")
    try files.copyItem(
      at: URL(fileURLWithPath: BuiltProgram.path("livery-preview")), to: program)
    return program.path
  }

  /// Starts the window in a language, and in a locale of a country in a folder: in C.UTF-8, the
  /// glibc of Debian 13 looks for no translation.
  private func start(
    _ code: String, in folder: TemporaryFolder, program: String? = nil
  ) throws -> Preview {
    let locale = "de_DE.UTF-8"
    let process = try Process.run(
      URL(fileURLWithPath: "/usr/bin/localedef"),
      arguments: ["-i", "de_DE", "-f", "UTF-8", "\(folder.path)/\(locale)"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let preview = try Preview(
      ["--theme", "ocean"], program: program,
      environment: ["LOCPATH": folder.path, "LC_ALL": locale, "LANGUAGE": code], isAwaited: false)
    try preview.display.perform("wait", ["name": "Ocean — Livery"])
    return preview
  }

  @Test func areThoseOfTheUsersLanguage() throws {
    let folder = try TemporaryFolder()
    let preview = try start("de", in: folder)
    for name in ["Seiten", "Übersicht", "Eigene Ansichten", "Hauptmenü", "Hoher Kontrast"] {
      try preview.display.perform("wait", ["name": .string(name)])
    }
    try preview.expectHealth()
  }

  @Test(arguments: [("xx_XX.UTF-8", "xx"), ("C.UTF-8", "nb"), ("C.UTF-8", "../../etc"), ("", "")])
  func areEnglishInALanguageThatThereIsNot(locale: String, language: String) throws {
    let preview = try Preview(
      ["--theme", "ocean"], environment: ["LC_ALL": locale, "LANGUAGE": language])
    try preview.display.perform("wait", ["name": "Overview"])
    // GTK warns of a locale that the system does not have.
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  /// The chrome of the window in words with brackets: what has none is not translated.
  @Test func areInAllThatTheWindowSays() throws {
    let folder = try TemporaryFolder()
    let preview = try start("sv", in: folder, program: try install(folder, as: "sv"))
    try preview.act("inspector")
    try preview.display.perform("wait", ["role": "toggle", "name": "[Cólórš~]"])
    let tree = try preview.display.request("tree", for: String.self)
    for word in [
      "Pages", "Themes", "Overview", "Custom Views", "Main Menu", "Inspector", "Sidebar",
      "Problems",
      "Stylesheet", "Built In", "System", "High Contrast", "Pure Black", "Palette", "Accent",
    ] {
      #expect(!tree.contains("'\(word)'"), "'\(word)' is not translated")
    }
    try preview.expectHealth()
  }
}
