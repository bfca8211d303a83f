import EmbeddedFiles
import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// Stylesheets of bars and shells, judged by what the programs' widgets are called.
@Suite struct VocabularyTests {
  /// What is said of names in a stylesheet at a path; nothing of the file has to be there.
  private func check(_ css: String, at path: String) throws -> [Finding] {
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: path, css), path: nil, as: .gtkCSS)
    return Linter.check(reading, at: path, target: nil, under: ProjectConfiguration())
  }

  private func names(_ findings: [Finding]) -> [String] {
    findings.filter { ["css/node", "css/style-class"].contains($0.rule) }
      .map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    ("waybar", "3.24"), ("swaync", "4.16..\(GTKRelease.latest)"),
    ("ironbar", "4.12..\(GTKRelease.latest)"), ("walker", "4.12..\(GTKRelease.latest)"),
    ("wlogout", "3.24"), ("ghostty", "4.14..\(GTKRelease.latest)"), ("ags", nil),
    ("eww", "3.24"), ("nwg-panel", "3.24"), ("nwg-drawer", "3.24"),
    ("ulauncher", "3.24"), ("nwg-launchers", "3.24"), ("wofi", "3.24"),
    ("granite", nil),
  ])
  func saysWhichGTKAProgramUses(id: String, target: String?) throws {
    let vocabulary = try #require(ProgramVocabulary.builtIn.first { $0.id == id })
    #expect(vocabulary.target?.description == target)
  }

  @Test(arguments: ProgramVocabulary.builtIn)
  func isReadWithoutFindings(vocabulary: ProgramVocabulary) throws {
    var reader = VocabularyReader(text(of: vocabulary.id))
    #expect(reader.vocabulary(id: vocabulary.id) == vocabulary)
    #expect(reader.findings == [])
  }

  /// Each name of a file is known, those included that begin as a program's names do.
  @Test(arguments: ProgramVocabulary.builtIn)
  func reportsNoNameThatItHas(vocabulary: ProgramVocabulary) throws {
    var findings: [Finding] = []
    let root = SourceDocument(toml: text(of: vocabulary.id), findings: &findings).root
    let selectors = [("nodes", ""), ("classes", "."), ("ids", "#")].flatMap { key, sign in
      (root[key]?.children.compactMap(\.string) ?? []).map { sign + $0.replacing("*", with: "x-1") }
    }
    #expect(selectors.count >= 5)
    let css = selectors.map { "\($0) { color: red; }" }.joined(separator: "\n")
    #expect(names(try check(css, at: "/x/\(vocabulary.id)/style.css")) == [])
  }

  @Test func knowsTheColorsOfAVocabulary() throws {
    let css = ".a { color: @SILVER_100; background: @SILVR_100; }"
    #expect(
      try check(css, at: "/x/granite/style.css").filter { $0.rule == .undefined }.map(\.message)
        == ["no color is called '@SILVR_100'"])
  }

  /// Among the stylesheets of a bar are several layouts, of which one is imported.
  @Test(arguments: [
    ("layouts/a.css", "layouts/b.css", 0), ("a.css", "b.css", 1), ("layouts/a.css", "b.css", 1),
  ])
  func knowsTheNamesOfWhatImportsAnotherLayout(imported: String, other: String, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "waybar/style.css", "@define-color own #123;\n@import \"\(imported)\";")
    let css = "#clock { color: @own; background: @none; }"
    for name in [imported, other] { try folder.write("waybar/\(name)", css) }
    let path = "\(folder.path)/waybar/\(other)"
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    let findings = Linter.check(reading, at: path, target: nil, under: ProjectConfiguration())
      .filter { $0.rule == .undefined }
    #expect(findings.map(\.severity) == [Finding.Severity](repeating: .error, count: 1 + count))
  }

  private func text(of id: String) -> SourceText {
    SourceText(file: id, EmbeddedFile.text("vocabularies/\(id).toml"))
  }

  @Test(arguments: [
    (
      "waybar", "#▸workspacs button.▸focussed { color: red; }",
      [
        "warning: no widget of Waybar is called '#workspacs'; did you mean '#workspaces'?",
        "warning: no widget of GTK 3 or Waybar has the style class 'focussed'; "
          + "did you mean 'focused'?",
      ]
    ),
    (
      "waybar", "window#▸wayba.hidden, #▸clok, #battery.▸chargin { color: red; }",
      [
        "warning: no widget of Waybar is called '#wayba'; did you mean '#waybar'?",
        "warning: no widget of Waybar is called '#clok'; did you mean '#clock'?",
        "warning: no widget of GTK 3 or Waybar has the style class 'chargin'; "
          + "did you mean 'charging'?",
      ]
    ),
    (
      "waybar", "#workspaces ▸buton { color: red; }",
      [
        "warning: no widget of GTK 3 or Waybar has the node 'buton'; "
          + "did you mean 'button'?"
      ]
    ),
    // Modules, groups and states of the user's own.
    ("waybar", "#custom-vpn.connectd, #hardware, #disks, #battery.good { color: red; }", []),
    (
      "swaync", ".▸notifcation-row .day-label { color: red; }",
      [
        "warning: no widget of GTK, libadwaita or SwayNotificationCenter has the style class "
          + "'notifcation-row'; did you mean 'notification-row'?"
      ]
    ),
    (
      "swaync", "▸blankwindw, notificationwindow { color: red; }",
      [
        "warning: no widget of GTK, libadwaita or SwayNotificationCenter has the node "
          + "'blankwindw'; did you mean 'blankwindow'?"
      ]
    ),
    (
      "ags", "centerbox > ▸circularprogres { color: red; }",
      [
        "warning: no widget of GTK, libadwaita or AGS has the node 'circularprogres'; "
          + "did you mean 'circularprogress'?"
      ]
    ),
    (
      "wlogout", "#▸logot, #sleep { color: red; }",
      ["warning: no widget of wlogout is called '#logot'; did you mean '#logout'?"]
    ),
    // No program's: a name of a widget may be anything.
    ("elsewhere", "#workspacs, .notifcation-row { color: red; }", []),
  ])
  func findsSlips(folder: String, css: String, expected: [String]) throws {
    let marked = MarkedText(css)
    let found = try check(
      String(decoding: marked.text.bytes, as: UTF8.self), at: "/x/\(folder)/style.css")
    #expect(names(found) == expected)
    let places = found.filter { ["css/node", "css/style-class"].contains($0.rule) }.map {
      // The sign of a name is a part of it.
      $0.location.range.lowerBound + ($0.message.contains("is called '#") ? 1 : 0)
    }
    #expect(places == marked.marks)
  }

  /// Which folder names a program.
  @Test(arguments: [
    ("/h/.config/waybar/style.css", "waybar"),
    ("/h/dots/waybar/themes/dark/default/style.css", "waybar"),
    ("/h/.config/nwg-drawer/drawer.css", "nwg-drawer"),
    ("/h/.config/nwg-launchers/nwggrid/style.css", "nwg-launchers"),
    ("/h/.config/ulauncher/user-themes/night/theme.css", "ulauncher"),
    // The nearest counts.
    ("/h/waybar/swaync/style.css", "swaync"),
    ("/h/waybar/style.css/other.css", "waybar"),
    // A theme for all programs, and folders too far above.
    ("/h/.themes/walker/gtk-4.0/gtk.css", nil), ("/h/walker/gtk-3.0/gtk.css", nil),
    ("/h/waybar/1/2/3/4/5/style.css", nil), ("/h/waybar.css", nil), ("/h/my-waybar/a.css", nil),
  ])
  func isRecognizedByItsFolder(path: String, id: String?) {
    #expect(ProjectConfiguration().vocabularies(of: path).map(\.id) == [id].compactMap(\.self))
  }

  @Test(arguments: [
    ("waybar", "3.24"), ("swaync", "4.16..4.24"), ("ags", "4.8..4.24"), ("elsewhere", "4.8..4.24"),
  ])
  func isJudgedForTheGTKOfItsProgram(folder: String, target: String) throws {
    let css = "label { colr: red; }"
    let path = "/x/\(folder)/style.css"
    let found = try check(css, at: path)
    #expect(!found.contains { $0.rule == "target/release" })
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: path, css), path: nil, as: .gtkCSS)
    let asked = Linter.check(reading, target: try Target(parsing: target))
    #expect(found.filter { $0.rule != "target/release" } == asked)
    #expect(!asked.isEmpty)
  }

  /// No other program reads it, so that it may speak of all widgets.
  @Test(arguments: [("waybar", 0), ("ags", 0), ("elsewhere", 2)])
  func maySpeakOfEveryWidget(folder: String, count: Int) throws {
    let found = try check("* { color: red; }\nbox {}", at: "/x/\(folder)/style.css")
    #expect(found.count { $0.rule == "css/selector" } == count)
  }

  /// What needs a later GTK than the program's first is judged for that.
  @Test(arguments: [
    ("walker", "label { color: var(--accent-bg-color); }", "4.16"),
    ("swaync", "label { color: var(--accent-bg-color); }", nil),
    (
      "swaync", "@media (prefers-color-scheme: dark) { label { color: red; } }", "4.20"
    ),
  ])
  func isJudgedForALaterGTKWhereItNeedsOne(
    folder: String, css: String, release: String?
  ) throws {
    let found = try check(css, at: "/x/\(folder)/style.css").filter {
      $0.rule == "target/release"
    }
    #expect(found.count == (release == nil ? 0 : 1))
    #expect(release.map { found.first?.message.contains("GTK \($0),") ?? false } != false)
  }
}
