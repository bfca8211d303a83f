import Testing
import ThemeFormats
import ThemeSource

/// Files of other programs that hold colors or begin as themes do.
@Suite struct OtherFileTests {
  private static let colors = (0..<16).map { _ in "\"#102030\"" }.joined(separator: ",")

  /// Why a text is no theme; `nil` where it is read as one.
  private func reason(_ text: String, named name: String) -> String? {
    do throws(ThemeFileError) {
      _ = try ThemeLibrary(userFolder: nil).read(SourceText(file: name, text), path: nil)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("{\"colors\":{\"editor.background\":\"#101418\"},\"tokenColors\":[]}", "a theme of VS Code"),
    ("{\"colors\":{\"editor.background\":\"#101418\"}}", "a theme of VS Code"),
    ("{\"color\":[\(colors)],\"foreground\":\"#fff\",\"background\":\"#000\"}", "terminal.sexy"),
    (
      "{\"background\":\"#000\",\"purple\":\"#a0a\",\"brightPurple\":\"#f0f\",\"brightBlack\":\"#333\"}",
      "Windows Terminal"
    ),
    ("{\"name\":\"X\",\"use-theme-colors\":false,\"palette\":[\"#000\"]}", "Tilix"),
    ("{\"variables\":{\"blue\":\"#89b4fa\"},\"globals\":{},\"rules\":[]}", "Sublime Text"),
    ("{\"name\":\"X\",\"themes\":[{\"name\":\"X\",\"style\":{}}]}", "a theme of Zed"),
    ("{\"version\":1,\"livery\":\"0.1.0\",\"themes\":[]}", "a report of Livery's own"),
  ])
  func areNamedWhereTheyAreJSON(text: String, program: String) {
    #expect(reason(text, named: "t.json")?.contains(program) == true)
  }

  @Test(arguments: [
    (
      "{{\n  \"name\": \"pywal\",\n  \"variables\": {{ \"accent_color\": \"{color12}\" }}\n}}",
      "t.json"
    ),
    (
      "{\"name\": \"{{ name }}\", \"variables\": {\"accent_color\": \"{{colors.primary.default.hex}}\"}}",
      "t.json"
    ),
    ("scheme: \"{{scheme-name}}\"\nbase00: \"{{base00-hex}}\"\n", "t.yaml"),
  ])
  func areNamedWhereTheyAreTemplates(text: String, name: String) {
    #expect(reason(text, named: name)?.contains("template") == true)
  }

  @Test func namesASchemeOfGogh() {
    let text = "{\"name\": \"Arc\", \"primary\": \"#111111\", \"color_01\": \"#0D1117\"}"
    #expect(reason(text, named: "arc.json")?.contains("Gogh") == true)
  }

  @Test(arguments: [
    ("x/cinnamon/cinnamon.css", "Cinnamon"), ("x/cinnamon/applets.css", "Cinnamon"),
    ("gnome-shell/extensions.css", "GNOME Shell"), ("gnome-shell.css", "GNOME Shell"),
    ("chrome/userChrome.css", "Firefox"),
  ])
  func areNamedWhereTheyAreStylesheetsOfOtherPrograms(name: String, program: String) {
    #expect(reason("stage { color: red; }", named: name)?.contains(program) == true)
  }

  @Test(arguments: ["x/cinnamon-gtk.css", "gnome-shell.d/gtk.css", "gtk-4.0/gtk.css"])
  func areNotStylesheetsOfGTK(name: String) {
    #expect(reason("label { color: red; }", named: name) == nil)
  }

  @Test(arguments: [
    ("[colors.primary]\nbackground = '#1e1e2e'\n[colors.normal]\nblack = '#45475a'\n", "Alacritty"),
    ("[window]\nopacity = 0.9\n[font]\nsize = 11\n[colors.cursor]\ntext = '#000'\n", "Alacritty"),
    (
      "# a scheme\n[colors]\nansi = ['#45475a']\nbackground = '#000'\n[metadata]\nname = 'X'\n",
      "WezTerm"
    ),
    (
      "'attribute' = 'yellow'\n'ui.background' = { bg = 'base' }\n[palette]\nbase = '#000'\n",
      "Helix"
    ),
    ("inherits = 'x'\n\"ui.text\" = {}\n", "Helix"),
    ("palette = 'mocha'\n[palettes.mocha]\nred = '#f00'\n", "Starship"),
    ("version = 2\n[palette]\nblue = '#00f'\n[[blocks]]\ntype = 'prompt'\n", "Oh My Posh"),
    ("[manager]\ncwd = { fg = '#94e2d5' }\n[status]\noverall = {}\n", "Yazi"),
    ("[styles.cpu]\nall_entry_color = '#f5e0dc'\n[styles.graphs]\nlegend = '#fff'\n", "bottom"),
    ("[[themes]]\nname = 'mocha'\n[themes.palette]\nblack = '#000'\n", "spotify-player"),
    ("[config]\nreload = true\n[templates.gtk]\ninput_path = 'x'\n", "matugen"),
    ("[package]\nname = 'x'\n[dependencies]\nserde = '1'\n", "Cargo"),
    ("[project]\nname = 'x'\n[tool.ruff]\nline-length = 100\n", "Python"),
    ("accent = '#89b4fa'\nbackground = '#1e1e2e'\ncolor0 = '#000'\n", "a terminal's palette"),
    ("[colors]\nbackground = '#1e1e2e'\nforeground = '#cdd6f4'\nblack = '#000'\n", "color scheme"),
    ("[colors]\nforeground=cdd6f4\nbackground=1e1e2e\nregular0=45475a\n", "foot"),
    ("foreground #CDD6F4\nbackground #1E1E2E\ncolor0 #45475A\n", "a terminal's color scheme"),
    ("palette = 0=#45475a\nbackground = 1e1e2e\n", "Ghostty"),
    ("theme[main_bg]=\"#1e1e2e\"\n", "btop"),
    ("[Colors:Window]\nBackgroundNormal=30,30,46\n", "KDE"),
    ("*background: #1E1E2E\n*color0: #45475A\n", "resources of X"),
    // Nothing says whose it is.
    ("[theme]\nname = 'x'\n[colors]\nAlertInfo = '#a6e3a1'\n", "'livery = 1'"),
    ("[colors]\nprimary = '#fff'\nsecondary = '#000'\n", "'livery = 1'"),
    ("[colors]\ntable_header_color = '#f5e0dc'\n", "'livery = 1'"),
    ("baseURL = 'x'\ntitle = 'y'\n[params]\nauthor = 'me'\n", "'livery = 1'"),
    ("name = 'x'\nversion = '1'\nauthor = 'me'\n", "'livery = 1'"),
    ("[colors]\nbackground = #282A2E\n", "a color scheme of a terminal"),
  ])
  func areNamedWhereTheyAreTOMLOrLines(text: String, program: String) {
    let reason = reason(text, named: "t.toml")
    #expect(reason?.contains(program) == true, "\(reason ?? "read")")
  }

  @Test func areNamedByTheirNameWhereTheyLookLikeStylesheets() {
    #expect(reason("* { background: #000; }\n", named: "a.rasi")?.contains("rofi") == true)
  }

  /// A theme that lacks its version has a finding that says so.
  @Test(arguments: [
    ("name = 'Reef'\n[colors]\naccent-bg = '#0b7285'\n", "t.toml"),
    ("[colors]\naccent-bg = '#0b7285'\nwindow-bgg = '#fff'\n", "t.toml"),
    ("[styles]\n'button:hover' = { radius = 3 }\n", "t.toml"),
    ("name = 'Reef'\n[palette]\nreef = '#0b7285'\n", "t.toml"),
    ("livery = 1\n[colors]\nprimary = '#fff'\n", "t.toml"),
    ("[colors]\nprimary = '#fff'\n", "t.livery.toml"),
    ("livery 1\n[colors]\nprimary = '#fff'\n", "t.livery.toml"),
  ])
  func areReadWhereOnlyTheVersionIsMissing(text: String, name: String) {
    #expect(reason(text, named: name) == nil)
  }
}
