import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct AppExportTests {
  private func files(
    _ colors: String, _ styles: String = "", target: Target = .v4_8
  ) throws -> [String: String] {
    let written = try export(colors, styles, target: target)
    return Dictionary(
      uniqueKeysWithValues: written.files.map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  private func export(
    _ colors: String, _ styles: String = "", target: Target = .v4_8
  ) throws -> WrittenTheme {
    let theme = try SampleThemes.read(
      "livery = 1\nname = \"T\"\n[colors]\n\(colors)\n[styles]\n\(styles)\n", file: "t.livery.toml")
    return AppExport(theme, target: target, application: "org.example.T").written
  }

  private static let sheets = ["style.css", "style-dark.css", "style-hc.css", "style-hc-dark.css"]

  @Test func saysOnceWhatHoldsEverywhere() throws {
    let files = try files("accent-bg = '#123456'")
    #expect(
      AppExportTests.sheets.map { files[$0] } == [
        "/* T, light, written by Livery */\n@define-color accent_bg_color #123456;\n",
        "/* T, dark, written by Livery */\n", "/* T, light+high-contrast, written by Livery */\n",
        "/* T, dark+high-contrast, written by Livery */\n",
      ])
  }

  /// What the light sheet sets is set again where it would hold wrongly: to libadwaita's own.
  @Test func givesBackLibadwaitasOwnWhereTheThemeSaysNothing() throws {
    let files = try files("headerbar-bg = { light = '#abcdef' }")
    let own = ThemeLibrary(userFolder: nil).base.resolved(.dark)[.headerbarBg].gtkText
    #expect(own == "rgb(48,48,48)")
    #expect(files["style.css"]?.contains("headerbar_bg_color #abcdef;") == true)
    #expect(files["style-dark.css"]?.contains("headerbar_bg_color #303030;") == true)
    #expect(files["style-hc.css"]?.contains("define") == false)
    // Over three sheets that do not agree, the last says all.
    #expect(files["style-hc-dark.css"]?.contains("headerbar_bg_color #303030;") == true)
  }

  @Test func saysInHighContrastWhatDiffersThere() throws {
    let files = try files("window-fg = { light = '#333', 'light+high-contrast' = '#000' }")
    let values = AppExportTests.sheets.map { name in
      files[name]?.firstMatch(of: #/window_fg_color ([^;]+);/#).map { String($0.1) }
    }
    #expect(values == ["#333333", "#ffffff", "#000000", "#ffffff"])
  }

  /// A color that one sheet sets and libadwaita derives in another is derived again there.
  @Test func givesBackWhatLibadwaitaDerives() throws {
    let derivation =
      "  --accent-color: oklab(from var(--accent-bg-color) "
      + "var(--standalone-color-oklab));\n"
    let files = try files("accent = { light = '#123456' }", target: .v4_16)
    #expect(files["style.css"]?.contains("  --accent-color: #123456;\n") == true)
    #expect(files["style-dark.css"]?.contains(derivation) == true)
    let alone = try self.files("accent-bg = { light = '#123456' }", target: .v4_16)
    #expect(alone.values.allSatisfy { !$0.contains("--accent-color") })
    #expect(alone["style-dark.css"]?.contains("@define-color accent_color ") == true)
  }

  @Test func namesNoColorOfLibadwaitasWhereGTKChoosesTheAppearance() throws {
    let sheet = try files("accent-bg = 'red'\nlink = '$accent'", target: .v4_20)["style.css"]
    #expect(sheet?.contains("@define-color") == false)
    #expect(sheet?.contains("  --accent-bg-color: #ff0000;\n") == true)
    #expect(sheet?.contains("color: var(--link-color);\n") == true)
  }

  @Test func saysAllRulesAgainWhereOneDiffers() throws {
    let files = try files(
      "", "button = { radius = 3 }\ncard = { radius = { light = 4, dark = 5 } }")
    let rules = AppExportTests.sheets.map { files[$0]?.contains("border-radius: 3px;") }
    #expect(rules == [true, true, false, true])
    #expect(files["style-dark.css"]?.contains("border-radius: 5px;") == true)
  }

  @Test func listsTheSheetsWhereAnAppLooksForThem() throws {
    let list = try #require(try files("")["t.gresource.xml"])
    #expect(list.contains("<gresource prefix=\"/org/example/T\">"))
    #expect(
      list.matches(of: #/<file>(.*)</file>/#).map { String($0.1) } == AppExportTests.sheets)
  }

  @Test func saysWhatAnAppCannotShow() throws {
    let found = try export(
      "accent-bg = { dark = '#111', 'dark+pure-black' = '#000' }",
      "button = { radius = { light = 3 } }"
    ).omissions.map(\.message)
    #expect(found.count == 2)
    #expect(found[0].contains("more appearances: light+pure-black, dark+pure-black"))
    #expect(found[1].contains("'radius' of 'button' has a value in one appearance and none"))
    let dark = try export("accent-bg = { dark = '#111' }").omissions
    #expect(dark.isEmpty)
    let scheme = AppExport(try SampleThemes.base16.theme, application: "a").written.omissions
    #expect(scheme.contains { $0.message.contains("ADW_COLOR_SCHEME_FORCE_DARK") })
  }
}

@Suite struct UserExportTests {
  @Test func writesAStylesheetForEachToolkit() throws {
    let written = UserExport(try SampleThemes.livery.theme, in: .dark).written(named: "gtk.css")
    #expect(written.files.map(\.name) == ["gtk-4.0/gtk.css", "gtk-3.0/gtk.css"])
    let texts = written.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.allSatisfy { $0.contains("@define-color accent_bg_color #0b7285;") })
    #expect(texts[0].contains("border-radius") && !texts[1].contains("{"))
    let messages = written.omissions.map(\.message)
    #expect(messages.count { $0.contains("more appearances") } == 1)
    let older = messages.filter { $0.hasPrefix("a stylesheet of GTK 3 has no place for ") }
    #expect(older.count == 1 && older[0].contains("; rules: "))
  }

  @Test func holdsAllAppearancesWhereGTKCanChoose() throws {
    let written = UserExport(try SampleThemes.livery.theme, target: .v4_20).written(named: "x")
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(text.contains("@media (prefers-color-scheme: dark)"))
  }
}
