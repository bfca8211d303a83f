import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

/// Real renders, of one page where one is enough.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ arguments: String..., environment: [String: String] = [:], input: String? = nil
  ) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render"] + arguments, in: folder.path, environment: environment, input: input)
  }

  /// A folder for `PATH` with an Xvfb that says what X servers say when they do not start.
  private func brokenScreen() throws -> String {
    try ProgramFile.write(
      """
      #!/bin/sh
      printf '(EE) \\nFatal server error:\\n(EE) no room for a socket(EE) \\n(EE) \\n' >&2
      exit 1
      """, to: "\(folder.path)/bin/Xvfb")
    return "\(folder.path)/bin"
  }

  @Test func saysWhyTheScreenDoesNotStart() throws {
    let run = try render(
      "ocean", "-o", "out", "--page", "text", environment: ["PATH": try brokenScreen()])
    #expect(run.status == 69)
    #expect(run.errors.contains("'Xvfb' does not start: no room for a socket\n"), "\(run.errors)")
    #expect(!run.errors.contains("install"))
  }

  @Test func usesTheDisplayWhereNoOtherScreenStarts() throws {
    let output = Pipe()
    let server = try ProgramRun.start(
      ["/usr/bin/Xvfb", "-displayfd", "1", "-nolisten", "tcp"], output: output)
    defer { server.terminate() }
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let run = try render(
      "ocean", "mint", "-o", "out", "--page", "text",
      environment: ["PATH": try brokenScreen(), "DISPLAY": ":\(number)"])
    #expect(run.status == 0)
    let message = "'Xvfb' does not start: no room for a socket; the display is used\n"
    #expect(run.errors.components(separatedBy: message).count == 2, "\(run.errors)")
    #expect(try report(in: "out").environment.renderer == "cairo on the display")
  }

  @Test func paintsTheSameBytesEachTimeWhateverIsPaintedBefore() throws {
    #expect(try render("mint", "ocean", "-o", "one", "--page", "overview").status == 0)
    #expect(try render("ocean", "-o", "two", "--page", "overview").status == 0)
    #expect(try render("mint", "ocean", "-o", "three", "--page", "overview").status == 0)
    let (one, two) = (try folder.contents(of: "one"), try folder.contents(of: "two"))
    #expect(
      one.keys.sorted() == [
        "mint/dark/overview.png", "mint/light/overview.png", "ocean/dark/overview.png",
        "ocean/light/overview.png", "report.json",
      ])
    #expect(one == (try folder.contents(of: "three")))
    for name in two.keys where name.hasSuffix(".png") { #expect(one[name] == two[name], "\(name)") }
    #expect(one["ocean/dark/overview.png"] != one["mint/dark/overview.png"])
  }

  /// What spins is painted as it starts, however long the pages before took.
  @Test(arguments: ["controls", "navigation"])
  func paintsTheSameBytesOfWhatSpins(page: String) throws {
    #expect(try render("mint", "ocean", "-o", "one", "--page", page).status == 0)
    #expect(try render("ocean", "-o", "two", "--page", page).status == 0)
    for loadedTheme in ["light", "dark"] {
      let file = "ocean/\(loadedTheme)/\(page).png"
      #expect(try folder.read("one/\(file)") == folder.read("two/\(file)"), "\(loadedTheme)")
    }
  }

  /// GTK's own spinners fade in since 4.22, and would not be seen as they start.
  @MainActor @Test(arguments: ["spinner", "spinner-small"])
  func paintsSomethingOfASpinner(id: String) throws {
    #expect(try render("ocean", "-o", "out", "--only", id, "--appearance", "light").status == 0)
    let file = "\(folder.path)/out/ocean/light/\(id).png"
    let texture = try #require(Texture(file: file))
    #expect(Set(texture.pixels).count > 12)
  }

  @MainActor @Test func paintsEveryPageInTheColorsThatResolveGives() throws {
    #expect(try render("midnight", "-o", "out").status == 0)
    let pictures = try folder.contents(of: "out").keys.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 40)
    for appearance in ["light", "dark", "light+pure-black", "dark+pure-black"] {
      let wanted = try ResolvedColors("midnight", appearance)["window-bg"]
      for page in ["states", "text", "navigation"] {
        let file = "\(folder.path)/out/midnight/\(appearance)/\(page).png"
        let texture = try #require(Texture(file: file))
        #expect(texture.width == 1120 && texture.height >= 760)
        let pixel = texture.pixels.prefix(3).reversed().map { String(format: "%02x", $0) }.joined()
        #expect("#" + pixel == wanted, "\(appearance) \(page)")
      }
    }
  }

  @MainActor @Test func paintsOneSpecimenAlone() throws {
    let result = try render(
      "ocean", "-o", "out", "--only", "button-suggested", "--appearance", "dark", "--scale", "2")
    #expect(result.status == 0, "\(result.errors)")
    let file = "out/ocean/dark/button-suggested.png"
    let texture = try #require(Texture(file: "\(folder.path)/\(file)"))
    #expect((60...800).contains(texture.width) && (80...160).contains(texture.height))
    let report = try report(in: "out")
    #expect(
      report.themes[0].appearances[0].pictures.map(\.file) == ["ocean/dark/button-suggested.png"])
    #expect(report.layouts[0].contains { $0.first == .some("button-suggested") })
  }

  @Test func saysWhatThePixelsDependOn() throws {
    #expect(
      try render("ocean", "-o", "out", "--page", "text", "--size", "320x480").status == 0)
    let report = try report(in: "out")
    #expect(report.environment.gtk.hasPrefix("4.") && report.environment.libadwaita.hasPrefix("1."))
    #expect(report.environment.renderer == "cairo on Xvfb")
    #expect(report.environment.fonts.first?.hasPrefix("Cantarell 11: ") == true)
    #expect(report.settings.size == "320x480")
    let picture = report.themes[0].appearances[0].pictures[0]
    #expect(picture.width == 320 && picture.height == 480)
    #expect(report.layouts[picture.layout].contains { $0.first == .some("text-title-1") })
  }

  /// Blur upon blur, of one thing within another, takes GTK longer than anyone waits; later ones
  /// may run out of memory first.
  @MainActor @Test func leavesOutAloneAThemeThatHangsGTK() throws {
    try folder.write("mire.livery.toml", "livery = 1\nname = \"Mire\"\n")
    let result = try renderUnchecked("controls", "mire.livery.toml", "ocean", "mint")
    #expect(result.status == 1)
    let reasons = ["GTK painted nothing for 20 s", "GTK was killed by signal 11"]
    #expect(
      reasons.contains { result.errors.contains("'mire.livery.toml' is not painted: \($0)") },
      "\(result.errors)")
    let files = try folder.contents(of: "out").keys.sorted()
    #expect(
      files == [
        "index.html", "mint/dark/controls.png", "mint/light/controls.png",
        "ocean/dark/controls.png", "ocean/light/controls.png", "report.json",
      ])
    #expect(try report(in: "out").themes.map { $0.missing == nil } == [false, true, true])
    let sheet = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
    #expect(sheet.contains("Not painted."))
    #expect(sheet.contains("<a href=\"#theme-0\"") && sheet.contains(" id=\"theme-0\">"))
    #expect(sheet.components(separatedBy: "src=\"data:image/").count == 5)
    #expect(sheet.contains("href=\"ocean/dark/controls.png\""))
    #expect(!sheet.contains("http") && !sheet.contains("<script"))
  }

  /// Renders a page with rules behind Livery's back for themes of some names.
  private func renderUnchecked(_ page: String, _ themes: String...) throws -> ProgramRun {
    try ProgramRun(
      [
        BuiltProgram.path("unchecked-preview"), "render", "out", page,
      ] + themes, in: folder.path)
  }

  @Test func leavesOutAloneAThemeThatKillsGTK() throws {
    try folder.write("signal.livery.toml", "livery = 1\nname = \"Signal\"\n")
    let result = try renderUnchecked("text", "mint", "signal.livery.toml", "ocean", "pumpkin")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("'signal.livery.toml' is not painted: GTK was killed by signal 11"))
    #expect(
      try folder.contents(of: "out").keys.sorted()
        == ["index.html"]
        + ["mint", "ocean", "pumpkin"].flatMap { ["\($0)/dark/text.png", "\($0)/light/text.png"] }
        + ["report.json"])
  }

  @Test(arguments: [
    ("Stale", "'headerbar-bg' is rgb(18,52,86) on screen, and resolves to rgb("),
    ("Wall", "the window is rgb(18,52,86) on screen, and resolves to rgb("),
    ("Faint", "high contrast is off on screen"),
  ])
  func refusesToPaintWhatTheScreenShowsOtherwise(name: String, reason: String) throws {
    let accents = "light = \"#0b7285\", \"light+high-contrast\" = \"#075260\", dark = \"#0b7285\""
    try folder.write(
      "false.livery.toml",
      """
      livery = 1
      name = "\(name)"

      [colors]
      accent-bg = { \(accents) }
      window-bg = "#e0e8f0"
      headerbar-bg = "#d0d8e0"
      """)
    let result = try renderUnchecked("text", "false.livery.toml", "mint")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("'false.livery.toml' is not painted: \(reason)"), "\(result.errors)")
    #expect(!folder.exists("out/false") && folder.exists("out/mint/dark/text.png"))
  }

  @Test func paintsAllOfAPageWhateverRoomAThemeTakes() throws {
    try folder.write(
      "large.livery.toml",
      """
      livery = 1
      name = "Large"

      [colors]
      link = "#2255cc"

      [metrics]
      control-height = 64
      spacing = 24

      [extra]
      css = "#swatches-own { min-width: 1024px; padding: 0 64px; }"
      """)
    let words = ["--page", "surfaces", "--appearance", "light"]
    let result = try PreviewCommand.run(
      ["render", "adwaita", "large.livery.toml", "mint", "-o", "out"] + words, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let report = try report(in: "out")
    let pictures = report.themes.compactMap { $0.appearances.first?.pictures.first }
    try #require(pictures.count == 3)
    let (stock, large, mint) = (pictures[0], pictures[1], pictures[2])
    #expect(stock.width == 1120 && large.width > 1150 && mint.width == 1120)
    #expect(large.height > stock.height + 300 && mint.height > stock.height)
    let last = report.layouts[large.layout].compactMap { $0.first ?? nil }
    #expect(last.contains("swatches-own") && last.contains("swatch-link"))
    #expect(!report.layouts[stock.layout].contains { $0.first == "swatches-own" })
    // What was shown before takes no room.
    #expect(
      try PreviewCommand.run(["render", "mint", "-o", "alone"] + words, in: folder.path).status == 0
    )
    let file = "mint/light/surfaces.png"
    #expect(try folder.read("out/\(file)") == folder.read("alone/\(file)"))
  }

  @MainActor @Test func paintsViewSwitchersAsInAWideWindow() throws {
    let result = try render(
      "adwaita", "-o", "out", "--only", "view-switcher-title", "--appearance", "light")
    #expect(result.status == 0, "\(result.errors)")
    let texture = try #require(
      Texture(file: "\(folder.path)/out/adwaita/light/view-switcher-title.png"))
    // The first button is at the start, where a title alone would leave the bar bare.
    let (pixels, row) = (texture.pixels, texture.height / 2)
    let start = (0..<80).map { x in
      Array(pixels[(row * texture.width + x) * 4..<(row * texture.width + x) * 4 + 4])
    }
    #expect(Set(start).count > 1)
  }

  /// The edges of an icon that was painted coarsely and made larger are soft.
  @MainActor @Test func paintsIconsAsFineAsTheRest() throws {
    let result = try render(
      "adwaita", "-o", "out", "--only", "view-switcher-title", "--appearance", "dark", "--scale",
      "2")
    #expect(result.status == 0, "\(result.errors)")
    let texture = try #require(
      Texture(file: "\(folder.path)/out/adwaita/dark/view-switcher-title.png"))
    try #require(texture.width > 140 && texture.height > 90)
    let pixels = texture.pixels
    let icon = (50..<90).map { y in
      (100..<140).map { x in Int(pixels[(y * texture.width + x) * 4 + 1]) }
    }
    let contrast = try #require(icon.joined().max()) - (icon.joined().min() ?? 0)
    let hard = icon.reduce(0) { count, row in
      count + zip(row, row.dropFirst()).count { abs($0 - $1) * 5 > contrast * 4 }
    }
    #expect(contrast > 100 && hard > 60)
  }

  @Test func takesTheEarlierRendersPlaceAndNothingElse() throws {
    #expect(try render("ocean", "-o", "out", "--page", "text", "--contact-sheet").status == 0)
    try folder.write("out/notes.txt", "mine")
    try folder.write("out/ocean/mine.txt", "mine")
    #expect(try render("mint", "-o", "out", "--page", "text").status == 0)
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "mint/dark/text.png", "mint/light/text.png", "notes.txt", "ocean/mine.txt", "report.json",
      ])
  }

  @Test func readsATheme() throws {
    let result = try render(
      "-", "-o", "out", "--page", "text", "--appearance", "light",
      input: "livery = 1\nname = \"Piped\"\n")
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.exists("out/theme/light/text.png"))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gtk4-broadwayd")))
  func paintsTheSamePixelsOnBroadway() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/gtk4-broadwayd", withDestinationPath: "/usr/bin/gtk4-broadwayd")
    // Surfaces grow with what their themes set.
    let words = ["ocean", "mint", "--page", "surfaces", "-o"]
    #expect(
      try PreviewCommand.run(["render"] + words + ["xvfb"], in: folder.path).status == 0)
    let result = try PreviewCommand.run(
      ["render"] + words + ["broadway"], in: folder.path,
      environment: ["PATH": "\(folder.path)/bin"])
    #expect(result.status == 0, "\(result.errors)")
    var (one, other) = (try folder.contents(of: "xvfb"), try folder.contents(of: "broadway"))
    #expect(one.removeValue(forKey: "report.json") != other.removeValue(forKey: "report.json"))
    #expect(one == other)
  }

  @Test func saysWhatToInstallWhereThereIsNoScreen() throws {
    let result = try render("ocean", "-o", "out", environment: ["PATH": "/nonexistent"])
    #expect(result.status == 69)
    #expect(result.errors.contains("apt install xvfb"))
    #expect(!folder.exists("out"))
  }

  @Test(
    arguments: [
      (["ocean", "-o", "file"], 73, "it is a file"),
      (["ocean", "-o", "file/in"], 73, "cannot be written"),
      (["ocean", "-o", "taken", "--page", "text"], 73, "taken/ocean"),
      (["ocean", "-o", "foreign"], 73, "no report of a render"),
      (["ocean", "-o", "out", "--page", "txt"], 64, "txt"),
      (["ocean", "-o", "out", "--only", "buton-flat"], 64, "did you mean 'button-flat'?"),
      (["ocean", "-o", "out", "--only", "button-flat", "--page", "text"], 64, "'controls'"),
      (["ocean", "-o", "out", "--appearance", "dusk"], 64, "knows no trait 'dusk'"),
      (["ocean", "ocean", "-o", "out"], 64, "'ocean' is named twice"),
      (["ocean", "-o", "out", "--scale", "9"], 64, "scale"),
      (["ocean", "-o", "out", "--size", "0x0"], 64, "0x0"),
      (["ocean", "-o", "out", "--size", "100000x100000"], 64, "100000x100000"),
      (["ocean", "-o", "out", "--size", "8000x8000", "--scale", "4"], 64, "32000x32000 px"),
      (["nowhere.toml", "-o", "out"], 66, "nowhere.toml"),
      (["empty", "-o", "out"], 64, "no theme"), (["-o", "out"], 64, "expected a theme"),
      (["broken.livery.toml", "-o", "out"], 1, "not-a-color"),
    ] as [([String], Int32, String)])
  func refusesWhatItCannotDo(arguments: [String], status: Int32, words: String) throws {
    try folder.write("file", "mine")
    try folder.write("taken/ocean", "mine")
    try folder.write("foreign/report.json", "{\"mine\": true}")
    try folder.write("broken.livery.toml", "livery = 1\n[colors]\naccent = \"not-a-color\"\n")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    let before = try folder.contents(of: ".")
    let result = try PreviewCommand.run(["render"] + arguments, in: folder.path)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try folder.contents(of: ".") == before)
    #expect(!folder.exists("out"))
  }

  /// A limit on the size of files replaces a disk that is full.
  @Test func leavesNothingHalfWrittenWhereTheDiskIsFull() throws {
    try folder.write("out/mine.txt", "mine")
    let render = PreviewCommand.words(["render", "ocean", "-o", "out", "--page", "overview"])
    let result = try ProgramRun(
      ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 40; exec \"$0\" \"$@\""] + render,
      in: folder.path)
    #expect(result.status == 73, "\(result.errors)")
    #expect(result.errors.contains("overview.png' cannot be written"))
    #expect(try folder.contents(of: "out").keys.sorted() == ["mine.txt"])
  }

  /// Nothing that it started outlives it, however it ends: `SIGINT` goes to all of its group, as a
  /// terminal sends it.
  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func leavesNothingRunningBehind(signal: Int32) throws {
    let temporary = "\(folder.path)/tmp"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: true)
    let process = try ProgramRun.start(
      PreviewCommand.words(["render", "ocean", "mint", "pumpkin", "-o", "out"]), in: folder.path,
      environment: ["TMPDIR": temporary])
    try #require(await_ { Self.processes(in: temporary).contains { $0.hasSuffix("Xvfb") } })
    let id = process.processIdentifier
    #expect(kill(signal == SIGINT ? -id : id, signal) == 0)
    process.waitUntilExit()
    #expect(await_ { Self.processes(in: temporary).isEmpty })
    #expect(!folder.exists("out/report.json"))
    if signal == SIGKILL {
      #expect(try !FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    } else {
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      #expect(!folder.exists("out"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    }
    // What a killed run left is gone with the next.
    #expect(
      try render("ocean", "-o", "out", "--page", "text", environment: ["TMPDIR": temporary])
        .status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "ocean/dark/text.png", "ocean/light/text.png", "report.json",
      ])
  }

  /// Waits for at most 60 s.
  private func await_(_ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition() {
      guard Date() < end else { return false }
      usleep(20_000)
    }
    return true
  }

  /// The programs that run with a folder for their temporary files.
  private static func processes(in temporary: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.compactMap { number in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ"),
        environment.range(of: Data("TMPDIR=\(temporary)\0".utf8)) != nil
      else { return nil }
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
    }
  }

  private func report(in name: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: folder.read("\(name)/report.json"))
  }

  /// What the report says, read as a stranger would.
  private struct Report: Decodable {
    struct Environment: Decodable {
      let gtk, libadwaita, renderer: String
      let fonts: [String]
    }
    struct Settings: Decodable {
      let size: String?
    }
    struct Theme: Decodable {
      let missing: String?
      let appearances: [Appearance]
    }
    struct Appearance: Decodable {
      let pictures: [Picture]
    }
    struct Picture: Decodable {
      let file: String
      let width, height, layout: Int
    }
    struct Variant: Decodable {
      let text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    let environment: Environment
    let settings: Settings
    let themes: [Theme]
    private let rows: [[[Variant]]]
    var layouts: [[[String?]]] { rows.map { $0.map { $0.map(\.text) } } }

    private enum CodingKeys: String, CodingKey {
      case environment, settings, themes
      case rows = "layouts"
    }
  }
}
