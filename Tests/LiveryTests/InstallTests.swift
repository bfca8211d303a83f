import Fixtures
import Foundation
import Testing

@Suite struct InstallTests {
  static let modern = ".config/gtk-4.0/gtk.css"
  static let older = ".config/gtk-3.0/gtk.css"
  static let theme = ".config/gtk-4.0/livery.css"

  /// Stylesheets as users have them: with comments, without an end, of any line ends.
  private static let stylesheets = [
    "", "\n", "window { color: red; }", "/* mine */\r\nlabel {\r\n}\r\n", "\u{feff}a { }\n",
    "@import url(\"other.css\");\n@define-color x red;\n", "/* livery.css? */\n",
    "\u{e9}\u{0}broken {{{\n",
  ]

  @Test(arguments: stylesheets)
  func givesBackWhatTheUserWrote(stylesheet: String) throws {
    let home = try Home([InstallTests.modern: stylesheet])
    let before = try home.content
    #expect(try home.run("install", "ocean").status == 0)
    let installed = try #require(home.read(InstallTests.modern))
    #expect(installed.contains("@import url(\"livery.css\");"))
    #expect(installed.hasSuffix(stylesheet.drop { $0 == "\u{feff}" }))
    #expect(try home.run("uninstall").status == 0)
    // What is not named by anybody goes; the file that a comment names stays.
    if stylesheet.contains("livery.css?") {
      #expect(home.read(InstallTests.modern) == stylesheet)
    } else {
      #expect(try home.content == before)
    }
  }

  @Test func makesNoHome() throws {
    let home = try Home()
    for (name, path) in [("HOME", "\(home.path)/gone"), ("XDG_CONFIG_HOME", "\(home.path)/a/b")] {
      let run = try Program.run("install", "ocean", environment: [name: path])
      #expect(run.status == 73 && run.errors.contains("is not there"))
      #expect(try Program.run("uninstall", environment: [name: path]).status == 0)
    }
    #expect(try home.content.isEmpty)
  }

  @Test func waitsForAnotherThatInstalls() throws {
    let home = try Home()
    let other = try ProgramRun.start(["/usr/bin/flock", home.path, "sleep", "0.7"])
    // The other has the lock as soon as this one cannot have it.
    while try ProgramRun(["/usr/bin/flock", "-n", home.path, "true"]).status == 0 {}
    #expect(try home.run("install", "ocean").status == 0)
    #expect(!other.isRunning)
    other.waitUntilExit()
  }

  @Test func twoAtOnceLeaveOneThemeWhole() throws {
    for _ in 0..<40 {
      let home = try Home()
      let livery = try Program.path(of: "livery")
      let others = try ["install mint", "uninstall", "install ocean"].map { line in
        try ProgramRun.start(
          [livery] + line.split(separator: " ").map(String.init), environment: home.environment)
      }
      for other in others { other.waitUntilExit() }
      #expect(others.allSatisfy { $0.terminationStatus == 0 })
      let files = try home.content
      let themes = files.keys.filter { $0.hasSuffix("/livery.css") }
      let imports = files.filter { $0.key.hasSuffix("/gtk.css") && $0.value.contains("livery.css") }
      #expect(themes.count == imports.count && [0, 2].contains(themes.count))
      let names = themes.compactMap { files[$0]?.split { " (,".contains($0) }[1] }
      #expect(Set(names).count <= 1, "\(names)")
      #expect(themes.isEmpty == files.isEmpty, "\(files.keys)")
    }
  }

  @Test func keepsWhatIsWrittenInBetween() throws {
    let home = try Home([InstallTests.modern: "a { }\n"])
    #expect(try home.run("install", "ocean").status == 0)
    let installed = try #require(home.read(InstallTests.modern))
    try home.write(InstallTests.modern, "/* above */\n" + installed + "/* below */")
    try home.write(InstallTests.older, (home.read(InstallTests.older) ?? "") + "mine { }\n")
    #expect(try home.run("uninstall").status == 0)
    #expect(home.read(InstallTests.modern) == "/* above */\na { }\n/* below */")
    #expect(home.read(InstallTests.older) == "mine { }\n")
    #expect(home.read(InstallTests.theme) == nil)
  }

  @Test func leavesNothingBehindInAnEmptyHome() throws {
    let home = try Home()
    #expect(try home.run("install", "midnight", "--appearance", "dark").status == 0)
    #expect(
      home.read(InstallTests.theme)?.hasPrefix("/* Midnight (dark), written by Livery */") == true)
    // GTK 3 takes the colors, and has other nodes for the rules.
    #expect(home.read(".config/gtk-3.0/livery.css")?.contains("{") == false)
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content.isEmpty)
  }

  @Test func showsAChangeWithoutMakingIt() throws {
    let home = try Home([InstallTests.modern: "a { }\n"])
    let before = try home.content
    let shown = try home.run("install", "ocean", "--dry-run")
    #expect(shown.status == 0)
    #expect(shown.output.contains("change \(home.path)/\(InstallTests.modern)\n+@import url("))
    #expect(shown.output.contains("create \(home.path)/\(InstallTests.older)\n+@import url("))
    #expect(try home.content == before)
    #expect(try home.run("install", "ocean").status == 0)
    let installed = try home.content
    let hidden = try home.run("uninstall", "--dry-run")
    #expect(hidden.output.contains("change \(home.path)/\(InstallTests.modern)\n-@import url("))
    #expect(try home.content == installed)
  }

  @Test func installsNothingWhereAllIsAskedFor() throws {
    let theme = """
      livery = 1
      name = 'T'
      appearances = ['light']
      [colors]
      view-bg = '#eee'

      """
    let home = try Home(["all.livery.toml": theme, "more.livery.toml": theme + "link = 'red'\n"])
    let before = try home.content
    let refused = try home.run("install", home.path + "/more.livery.toml", "--strict")
    #expect(refused.status == 1, "\(refused)")
    #expect(refused.errors.contains("error: a stylesheet of GTK 3 has no place for colors"))
    #expect(try home.content == before)
    #expect(try home.run("install", home.path + "/all.livery.toml", "--strict").status == 0)
  }

  @Test func changesTheThemeInPlace() throws {
    let home = try Home([InstallTests.modern: "a { }\n"])
    let before = try home.content
    #expect(try home.run("install", "ocean").status == 0)
    let line = try #require(home.read(InstallTests.modern))
    #expect(try home.run("install", "mint").status == 0)
    #expect(home.read(InstallTests.modern) == line)
    #expect(home.read(InstallTests.theme)?.hasPrefix("/* Mint") == true)
    #expect(try home.run("install", "mint", "--dry-run").output.contains("livery.css") == false)
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }

  @Test func saysWhatIsInstalled() throws {
    let home = try Home()
    #expect(try home.run("status").output == "no theme is installed\n")
    #expect(try home.run("install", "ocean").status == 0)
    #expect(try home.run("status").output.hasPrefix("ocean  Ocean\n"))
    try home.write(InstallTests.theme, "changed")
    try home.write(InstallTests.older, "")
    let changed = try home.run("status").output
    #expect(changed.contains("gtk-4.0/livery.css: changed by hand"))
    #expect(changed.contains("gtk-3.0/gtk.css: does not import it"))
    #expect(try home.run("uninstall").errors.contains("is not as Livery left it, and stays"))
    #expect(home.read(InstallTests.theme) == "changed")
    #expect(try home.run("uninstall").errors.contains("no theme is installed"))
  }

  @Test func saysWhatIsInstalledAsJSON() throws {
    let home = try Home()
    let status = { try JSONObject(home.run("status", "--format", "json").output) }
    #expect(try status().value["id"] is NSNull && status().files.isEmpty)
    #expect(try home.run("install", "ocean").status == 0)
    #expect(try status().value["id"] as? String == "ocean")
    try home.write(InstallTests.theme, "changed")
    let states = try Dictionary(
      uniqueKeysWithValues: status().files.map { ($0["path"] ?? "", $0["state"] ?? "") })
    #expect(states["\(home.path)/\(InstallTests.theme)"] == "changed by hand")
    #expect(states["\(home.path)/\(InstallTests.modern)"] == "imports it")
  }

  /// What `status --format json` prints.
  private struct JSONObject {
    let value: [String: Any]

    init(_ text: String) throws {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      value = try #require(object as? [String: Any])
    }

    var files: [[String: String]] { value["files"] as? [[String: String]] ?? [] }
  }

  /// What a theme leaves open follows the desktop, and a dark theme over a light desktop is
  /// neither.
  @Test(arguments: [("4.8", true), ("4.20", false)])
  func saysThatADarkThemeWantsADarkDesktop(target: String, isSaid: Bool) throws {
    let theme = "livery = 1\nname = 'T'\nappearances = ['dark']\n"
    let home = try Home(["t.livery.toml": theme])
    let result = try home.run("install", home.path + "/t.livery.toml", "--target", target)
    #expect(result.errors.contains("ask it for the dark style too") == isSaid, "\(result)")
    #expect(try !home.run("install", "ocean").errors.contains("the dark style"))
  }

  @Test func printsFlatpaksCommands() throws {
    let home = try Home()
    let command = "flatpak override --user --filesystem=xdg-config/gtk-4.0:ro"
    #expect(try home.run("install", "ocean").errors.contains(command))
    // Nothing was granted, so that nothing is to be taken back.
    #expect(try !home.run("uninstall").errors.contains("flatpak"))
    try home.write(
      ".local/share/flatpak/overrides/global", "[Context]\nfilesystems=xdg-config/gtk-4.0:ro;\n")
    #expect(try home.run("install", "ocean").status == 0)
    #expect(try home.run("uninstall").errors.contains("--nofilesystem=xdg-config/gtk-4.0"))
  }

  /// Whoever installs it, and whoever asks later.
  @Test func saysWhichColorsOfTheUserWin() throws {
    let home = try Home([InstallTests.modern: "@define-color accent_bg_color red;\n"])
    try home.write("colors.json", InstallTests.palette)
    let said = "/gtk-4.0/gtk.css' sets colors itself, which win over 'colors': accent_bg_color"
    let applied = try home.run("apply", home.path + "/colors.json")
    #expect(applied.status == 0 && applied.errors.contains(said), "\(applied)")
    #expect(try home.run("status").errors.contains(said))
    #expect(try home.run("status", "--format", "json").output.contains("accent_bg_color"))
    try home.write(
      InstallTests.modern,
      try #require(home.read(InstallTests.modern)).replacing("accent", with: "x"))
    #expect(try home.run("status").errors.isEmpty)
    #expect(try home.run("apply", home.path + "/colors.json").errors.isEmpty)
  }

  /// A palette of pywal's.
  private static let palette: String = {
    let colors = (0..<16).map { "\"color\($0)\": \"#\($0 < 8 ? "20" : "c0")4060\"" }
    return "{\"special\": {\"background\": \"#101a20\", \"foreground\": \"#c9d5d8\", "
      + "\"cursor\": \"#c9d5d8\"}, \"colors\": {\(colors.joined(separator: ", "))}}"
  }()

  @Test func saysThatOtherNamesOfAFileKeepWhatItHeld() throws {
    let home = try Home([InstallTests.modern: "label { }\n"])
    try FileManager.default.linkItem(
      atPath: "\(home.path)/\(InstallTests.modern)", toPath: "\(home.path)/dotfiles.css")
    let said = "had another name, a hard link, which keeps what it held before"
    #expect(try home.run("install", "ocean").errors.contains(said))
    #expect(home.read("dotfiles.css") == "label { }\n")
    #expect(try !home.run("install", "mint").errors.contains(said))
  }

  @Test(arguments: [true, false])
  func writesThroughALinkWhereThatIsAskedFor(isAskedFor: Bool) throws {
    let home = try Home(["dotfiles/gtk.css": "a { }\n"])
    try home.link(InstallTests.modern, to: "../../dotfiles/gtk.css")
    try home.link(InstallTests.older, to: "../gtk-4.0/gtk.css")
    let before = try home.content
    let options = isAskedFor ? ["--through-link"] : []
    for _ in 1...2 {
      let run = try Program.run(["install", "ocean"] + options, environment: home.environment)
      #expect(run.status == 0)
      let target = try #require(home.read("dotfiles/gtk.css"))
      guard isAskedFor else {
        #expect(target == "a { }\n")
        continue
      }
      #expect(try home.content[InstallTests.modern] == "-> ../../dotfiles/gtk.css")
      let lines = target.split(separator: "\n")
      #expect(lines.count == 2 && lines[1] == "a { }")
    }
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }

  /// Links as people have them, and what is said of each.
  private static let links = [
    (".themes/Colloid/gtk-4.0/gtk.css", "a file of the theme 'Colloid'"),
    ("dotfiles/gtk.css", "in the repository '"), ("elsewhere/own.css", "is a link to '"),
    ("locked/own.css", "which is read-only"), (".config/gtk-4.0/dank-colors.css", "is a link to '"),
  ]

  @Test(arguments: links)
  func leavesTheFileThatALinkLeadsTo(target: String, said: String) throws {
    let home = try Home([target: "switch { color: red; }\n", "dotfiles/.git/config": ""])
    if target.hasPrefix("locked") { try home.change(target, toMode: 0o444) }
    try home.link(InstallTests.modern, to: "\(home.path)/\(target)")
    let before = try home.content
    let run = try home.run("install", "ocean")
    #expect(run.status == 0 && run.errors.contains(said), "\(run)")
    #expect(
      run.errors.contains("'\(home.path)/\(target)'") && run.errors.contains("--through-link"))
    #expect(home.read(target) == before[target])
    let lines = try #require(home.read(InstallTests.modern)).split(separator: "\n")
    #expect(lines[0].hasPrefix("@import url(\"livery.css\");"))
    #expect(lines[1] == "@import url(\"gtk.linked.css\");" && lines.count == 2)
    #expect(home.read(".config/gtk-4.0/gtk.linked.css") == before[target])
    // The next theme asks no more; what the user has written meanwhile is not lost.
    #expect(try !home.run("install", "mint").errors.contains("--through-link"))
    let installed = try home.content
    try home.write(InstallTests.modern, (home.read(InstallTests.modern) ?? "") + "mine { }\n")
    #expect(try home.run("uninstall").errors.contains("is the link that it was"))
    #expect(home.read(InstallTests.modern) == "@import url(\"gtk.linked.css\");\nmine { }\n")
    #expect(installed[".config/gtk-4.0/gtk.linked.css"]?.hasPrefix("-> ") == true)
  }

  @Test func putsALinkBackWhereItWas() throws {
    let home = try Home(["dotfiles/gtk.css": "a { }\n"])
    try home.link(InstallTests.modern, to: "../../dotfiles/gtk.css")
    let before = try home.content
    #expect(
      try home.run("install", "ocean", "--dry-run").output.contains("in place of the link\n+@im"))
    #expect(try home.content == before)
    #expect(try home.run("install", "ocean").status == 0)
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }

  @Test func leavesALinkThatAStylesheetBecame() throws {
    let home = try Home()
    #expect(try home.run("install", "ocean").status == 0)
    let own = try #require(home.read(InstallTests.modern))
    try FileManager.default.removeItem(atPath: "\(home.path)/\(InstallTests.modern)")
    try home.write("dotfiles/gtk.css", own)
    try home.link(InstallTests.modern, to: "../../dotfiles/gtk.css")
    #expect(try home.run("uninstall").status == 0)
    #expect(home.read("dotfiles/gtk.css")?.isEmpty == true)
    #expect(try home.content[InstallTests.modern] == "-> ../../dotfiles/gtk.css")
  }

  @Test func takesAFolderThatIsALinkToTheOtherOnce() throws {
    let home = try Home([InstallTests.modern: "a { }\n"])
    try home.link(".config/gtk-3.0", to: "gtk-4.0")
    let before = try home.content
    #expect(try home.run("install", "ocean").status == 0)
    #expect(home.read(InstallTests.theme)?.contains(".card") == true)
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == before)
  }

  @Test func installsWhereTheConfigurationLies() throws {
    let home = try Home(["mine/gtk-4.0/gtk.css": "a { }\n"])
    let before = try home.content
    let place = ["XDG_CONFIG_HOME": "\(home.path)/mine"]
    #expect(try home.run("install", "ocean", with: place).status == 0)
    #expect(home.read("mine/gtk-4.0/gtk.css")?.contains("livery.css") == true)
    #expect(try !home.content.keys.contains { $0.hasPrefix(".config") })
    // What is installed there is not looked for elsewhere.
    #expect(try home.run("uninstall").errors.contains("no theme is installed"))
    #expect(try home.run("uninstall", with: place).status == 0)
    #expect(try home.content == before)
  }

  @Test(arguments: [
    ("a { }\n", "LINE\r\na { }\r\n", "a { }\r\n"), ("", "x { }\nLINE", "x { }\n"),
    ("a { }\n", "LINE\na { }\nLINE\n", "a { }\n"),
    ("a { }\n", "  LINE\na { }\n", "  LINE\na { }\n"),
  ])
  func findsItsLineWhereverAnEditorLeftIt(own: String, edited: String, rest: String) throws {
    let home = try Home([InstallTests.modern: own])
    #expect(try home.run("install", "ocean").status == 0)
    let line = try #require(home.read(InstallTests.modern)?.split(separator: "\n").first)
    try home.write(InstallTests.modern, edited.replacing("LINE", with: line))
    let result = try home.run("uninstall")
    #expect(result.status == 0)
    #expect(home.read(InstallTests.modern) == rest.replacing("LINE", with: line))
    // A line that is not Livery's any more still needs the theme that it names.
    let isNamed = rest.contains("LINE")
    #expect((home.read(InstallTests.theme) != nil) == isNamed)
    #expect(result.errors.contains("in a line that is not Livery's") == isNamed)
  }

  /// What keeps a theme from being installed.
  enum Obstacle: CaseIterable {
    case readOnly, danglingLink, folder, pipe, foreignTheme, brokenManifest
  }

  @Test(arguments: Obstacle.allCases)
  func changesNothingWhereItMayNotWrite(obstacle: Obstacle) throws {
    let home = try Home([InstallTests.older: "old { }\n", ".config/gtk-4.0/x": ""])
    let path = "\(home.path)/\(InstallTests.modern)"
    switch obstacle {
    case .readOnly:
      try home.write(InstallTests.modern, "a { }\n")
      try home.change(InstallTests.modern, toMode: 0o444)
    case .danglingLink: try home.link(InstallTests.modern, to: "nowhere")
    case .folder:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case .pipe: mkfifo(path, 0o600)
    case .foreignTheme: try home.write(InstallTests.theme, "mine")
    case .brokenManifest: try home.write(".config/livery/installed.json", "{")
    }
    let before = obstacle == .pipe ? [:] : try home.content
    let result = try home.run("install", "ocean")
    #expect(result.status == 73, "\(result)")
    #expect(result.errors.contains("nothing is changed"))
    if obstacle != .pipe { #expect(try home.content == before) }
  }

  @Test func sparesAFileThatBecameReadOnly() throws {
    let home = try Home([InstallTests.modern: "a { }\n"])
    #expect(try home.run("install", "ocean").status == 0)
    try home.change(InstallTests.modern, toMode: 0o444)
    let installed = try home.content
    #expect(try home.run("uninstall").status == 73)
    #expect(try home.content == installed)
  }
}
