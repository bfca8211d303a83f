import Fixtures
import Foundation
import Testing

@Suite struct GeneratorTests {
  private static let palette = ##"""
    {"special": {"background": "#182026", "foreground": "#c5d0d8"},
     "colors": {"color1": "#a04048", "color2": "#408050", "color3": "#b09040",
       "color4": "#4060a0", "color5": "#804080", "color6": "#408890"}}
    """##

  private let home: Home

  init() throws {
    home = try Home(["p.json": GeneratorTests.palette])
  }

  @Test func appliesAPaletteWithoutAWord() throws {
    let run = try home.run("apply", "\(home.path)/p.json")
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    #expect(
      home.read(InstallTests.theme)?.contains("@define-color window_bg_color #182026") == true)
    #expect(try home.run("uninstall").status == 0)
    #expect(try home.content == ["p.json": GeneratorTests.palette])
  }

  @Test func appliesWhatInstallInstalls() throws {
    #expect(try home.run("apply", "\(home.path)/p.json").status == 0)
    let applied = home.read(InstallTests.theme)
    #expect(try home.run("install", "\(home.path)/p.json").status == 0)
    #expect(home.read(InstallTests.theme) == applied)
  }

  @Test(arguments: [
    ("apply ocean", 65, "is no palette"), ("apply gone.json", 66, "gone.json"),
    ("apply -", 1, "for 'background', not '#18202'"),
  ])
  func appliesNothingElse(line: String, status: Int, message: String) throws {
    let broken = GeneratorTests.palette.replacing("#182026", with: "#18202")
    let run = try Program.run(
      line.split(separator: " ").map(String.init), input: broken, environment: home.environment)
    #expect(run.status == Int32(status), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(home.read(InstallTests.theme) == nil)
  }

  /// Templates with what their generators fill them with, for a dark palette and a light one.
  private static let filled: [(generator: String, holes: [(String, dark: String, light: String)])] =
    [
      (
        "matugen",
        [
          ("{{colors.background.default.hex}}", "#141316", "#fdf8fd"),
          ("{{colors.on_surface.default.hex}}", "#e6e0e9", "#1d1b20"),
          ("{{colors.primary.default.hex}}", "#cfbdfe", "#65558f"),
          ("{{colors.error.default.hex}}", "#ffb4ab", "#ba1a1a"),
        ]
      ),
      (
        "tinty",
        [
          ("{{base00-hex}}", "232530", "ffffff"), ("{{base05-hex}}", "808890", "909090"),
          ("{{base08-hex}}", "a04048", "f0a0a0"), ("{{base0A-hex}}", "b09040", "f0f080"),
          ("{{base0B-hex}}", "408050", "80f080"), ("{{base0D-hex}}", "303060", "a0c0ff"),
        ]
      ),
      (
        "pywal",
        [
          ("{background}", "#182026", "#f0f0f0"), ("{foreground}", "#708090", "#909090"),
          ("{color1}", "#a04048", "#f0a0a0"), ("{color2}", "#408050", "#80f080"),
          ("{color3}", "#b09040", "#f0f080"), ("{color4}", "#4060a0", "#a0c0ff"),
        ]
      ),
    ]

  @Test(arguments: filled.map(\.generator), [true, false])
  func printsTemplatesWhoseTextCanBeRead(generator: String, isDark: Bool) throws {
    let holes = try #require(GeneratorTests.filled.first { $0.generator == generator }).holes
    let run = try home.run("template", generator)
    #expect(run.status == 0)
    var sheet = run.output
    for (hole, dark, light) in holes { sheet = sheet.replacing(hole, with: isDark ? dark : light) }
    if generator == "pywal" {
      sheet = sheet.replacing("{{", with: "{").replacing("}}", with: "}")
    }
    let body = sheet.components(separatedBy: "*/")[1]
    #expect(!body.contains("{{"), "\(body)")
    let check = try Program.run("check", "-", input: sheet)
    #expect(check.status == 0, "\(check.output)")
    #expect(!check.output.contains("contrast/text"), "\(check.output)")
  }

  @Test func stylixAndTintyHaveOneLanguage() throws {
    let colors = try ["tinty", "stylix"].map { generator in
      try home.run("template", generator).output.components(separatedBy: "*/")[1]
    }
    #expect(colors[0] == colors[1])
  }
}
