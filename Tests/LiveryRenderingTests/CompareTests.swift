import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import Testing

/// Folders of small pictures, compared by the program.
@MainActor @Suite struct CompareTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func compare(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(["compare"] + arguments, in: folder.path)
  }

  /// Writes a picture of one color, blue first, with a dot of another in it.
  private func paint(
    _ file: String, _ color: [UInt8], dot: [UInt8]? = nil, width: Int = 40, height: Int = 30
  ) throws {
    var pixels: [UInt8] = []
    for place in 0..<width * height {
      pixels += (place == 5 * width + 7 ? dot ?? color : color) + [255]
    }
    let texture = Texture(width: width, height: height, pixels: pixels)
    try folder.write(file, Data(texture.png))
  }

  @Test func takesForTheSameWhatNobodyTellsApart() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("new/a/light/text.png", [201, 100, 50])
    let result = try compare("old", "new", "-o", "out")
    #expect(result.status == 0 && result.output == "1 picture of 1 the same\n")
    #expect(try compare("old", "new", "-o", "out", "--threshold", "0").status == 1)
  }

  /// Next to black a step of a channel is a long way in OKLab.
  @Test(arguments: [(1, 0), (0, 1)] as [(Int, Int32)])
  func judgesByTheChannelsOnRequest(channels: Int, status: Int32) throws {
    try paint("old/a/light/text.png", [0, 0, 0])
    try paint("new/a/light/text.png", [1, 1, 1])
    #expect(try compare("old", "new", "-o", "out").status == 1)
    let run = try compare(
      "old", "new", "-o", "out", "--channels", "\(channels)", "--format", "json")
    #expect(run.status == status && run.output.contains("\"channels\": \(channels)"), "\(run)")
  }

  @Test func showsWhatCanBeSeen() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("new/a/light/text.png", [200, 100, 50], dot: [0, 0, 255])
    try paint("old/a/dark/text.png", [0, 0, 0])
    try paint("new/a/dark/text.png", [0, 0, 0])
    let result = try compare("old", "new", "-o", "out")
    #expect(result.status == 1)
    #expect(result.output.contains("a/light/text.png: 1 pixel differs, by up to 0."))
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "a/light/text.png", "index.html", "junit.xml", "report.json",
      ])
    // The old, the new and the difference, one above the other.
    let shown = try #require(Texture(file: "\(folder.path)/out/a/light/text.png"))
    #expect(shown.width * shown.height == 40 * (30 * 3 + 24) || shown.width == 40 * 3 + 24)
    let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("src=\"a/light/text.png\"") && page.contains("1 picture the same"))
    // Once all is well again, the picture of the difference goes.
    try paint("new/a/light/text.png", [200, 100, 50])
    #expect(try compare("old", "new", "-o", "out").status == 0)
    #expect(!folder.exists("out/a"))
  }

  @Test func namesPicturesThatOnlyOneFolderHas() throws {
    for file in ["old/a/light/text.png", "old/b/light/text.png"] { try paint(file, [1, 2, 3]) }
    for file in ["new/a/light/text.png", "new/c/light/text.png"] { try paint(file, [1, 2, 3]) }
    let result = try compare("old", "new", "-o", "out", "--format", "json")
    #expect(result.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(
      report.counts == [
        "same": 1, "different": 0, "flaky": 0, "missing": 1, "added": 1, "unreadable": 0,
      ])
    #expect(Data(result.output.utf8) == (try folder.read("out/report.json")))
  }

  @Test func printsWhatBuildServersRead() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("new/a/light/text.png", [0, 0, 0])
    try paint("old/a/light/lists.png", [0, 0, 0])
    try paint("new/a/light/lists.png", [0, 0, 0])
    let text = try compare("old", "new", "-o", "out", "--format", "junit").output
    #expect(text.contains("<testsuites name=\"livery compare\" tests=\"2\" failures=\"1\""))
    #expect(text.contains("<testcase classname=\"a/light\" name=\"lists.png\"/>"))
    #expect(
      text.contains("<failure type=\"pixels\" message=\"1200 pixels differ, by up to 0."))
    #expect(Data(text.utf8) == (try folder.read("out/junit.xml")))
  }

  @Test func saysThatAComparisonAcrossMachinesMeansNothing() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("new/a/light/text.png", [0, 0, 0])
    try folder.write("old/report.json", report(gtk: "4.8.3"))
    try folder.write("new/report.json", report(gtk: "4.18.1"))
    let result = try compare("old", "new", "-o", "out")
    #expect(result.status == 0)
    #expect(result.errors.contains("GTK: 4.8.3, now 4.18.1"))
    let junit = String(decoding: try folder.read("out/junit.xml"), as: UTF8.self)
    #expect(junit.contains("failures=\"0\"") && junit.contains("<skipped message="))
    try folder.write("new/report.json", report(gtk: "4.8.3"))
    #expect(try compare("old", "new", "-o", "out").status == 1)
  }

  @Test func takesPicturesOfTheReleaseThatIsNamed() throws {
    for name in ["old", "new"] { try paint("\(name)/a/light/text.png", [200, 100, 50]) }
    try folder.write("old/report.json", report(gtk: "4.8.3", target: "4.18"))
    try folder.write("new/report.json", report(gtk: "4.18.1"))
    let fine = try compare("old", "new", "-o", "out", "--target", "4.18")
    #expect(fine.status == 0, "\(fine.errors)")
    let run = try compare("old", "new", "-o", "again", "--target", "4.24")
    #expect(run.status == 65)
    for name in ["old", "new"] {
      let words = "'\(name)' has the colors of GTK 4.18; 'livery render --target 4.24' paints"
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    #expect(!folder.exists("again"))
  }

  @Test func takesNoPicturesWhoseReleaseNothingTells() throws {
    for name in ["old", "new"] { try paint("\(name)/a/light/text.png", [200, 100, 50]) }
    try folder.write("new/report.json", report(gtk: "4.8.3"))
    let run = try compare("old", "new", "-o", "out", "--target", "4.8")
    #expect(run.status == 65)
    #expect(
      run.errors.contains("nothing tells which release's colors 'old' has"), "\(run.errors)")
    #expect(!run.errors.contains("'new'") && !folder.exists("out"), "\(run.errors)")
  }

  /// The pictures that go need not be of the release, those that stay do.
  @Test func approvesPicturesOfTheReleaseThatIsNamed() throws {
    for name in ["old", "new"] { try paint("\(name)/a/light/text.png", [200, 100, 50]) }
    try folder.write("old/report.json", report(gtk: "4.8.3"))
    try folder.write("new/report.json", report(gtk: "4.8.3", target: "4.18"))
    let before = try folder.contents(of: "old")
    for old in ["old", "first"] {
      let run = try compare(old, "new", "-o", "out", "--approve", "--target", "4.8")
      #expect(run.status == 65 && run.errors.contains("'new' has the colors of GTK 4.18"))
    }
    #expect(try folder.contents(of: "old") == before && !folder.exists("first"))
    let run = try compare("old", "new", "-o", "out", "--approve", "--target", "4.18")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.contents(of: "old") == folder.contents(of: "new"))
  }

  /// A page grows with what its theme makes of it.
  @Test func countsAnotherSizeOfARenderAsADifference() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("new/a/light/text.png", [200, 100, 50], width: 41, height: 32)
    try folder.write("old/report.json", report(gtk: "4.8.3"))
    try folder.write("new/report.json", report(gtk: "4.8.3"))
    let result = try compare("old", "new", "-o", "out")
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.output.contains(
        "it has 41x32 px, and had 40x30; 112 pixels differ, by up to 0.550: page-text"))
    let shown = try #require(Texture(file: "\(folder.path)/out/a/light/text.png"))
    #expect(shown.width * shown.height == 41 * (32 * 3 + 24) || shown.width == 41 * 3 + 24)
  }

  @Test func makesTheNewPicturesTheBaseline() throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("old/b/light/text.png", [200, 100, 50])
    try folder.write("old/README", "mine")
    try folder.write("old/report.json", report(gtk: "4.8.3", theme: "b"))
    try paint("new/a/light/text.png", [0, 0, 0], width: 50)
    try folder.write("new/report.json", report(gtk: "4.8.3"))
    #expect(try compare("old", "new", "-o", "out", "--approve").status == 0)
    var approved = try folder.contents(of: "old")
    #expect(approved.removeValue(forKey: "README") == Data("mine".utf8))
    #expect(approved.removeValue(forKey: "a/light/text.png") != nil)
    #expect(approved.keys.sorted() == ["report.json"])
    #expect(try compare("old", "new", "-o", "out").status == 0)
    #expect(try compare("first", "new", "-o", "out", "--approve").status == 0)
    #expect(try folder.contents(of: "first") == folder.contents(of: "new"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "first", "new", "old", "out",
      ])
  }

  @Test(
    arguments: [
      (["old", "empty", "-o", "out"], 66, "has no pictures"),
      (["old", "nowhere", "-o", "out"], 66, "is not there"),
      (["old", "old/a/light/text.png", "-o", "out"], 66, "is not a folder"),
      (["old", "scaled", "-o", "out"], 66, "it lacks"),
      (["old", "foreign", "-o", "out"], 65, "no report of a render"),
      (["old", "same", "-o", "old/out"], 64, "lies in 'old'"),
      (["old", "same", "-o", "file"], 73, "it is a file"),
      (["old", "same", "-o", "out", "--threshold", "2"], 64, "from 0 to 1"),
      (["old", "same", "-o", "out", "--channels", "256"], 64, "from 0 to 255"),
      (["old", "same"], 64, "--output"),
      (["old", "same", "-o", "out", "--target", "4.8..4.18"], 64, "not a range"),
    ] as [([String], Int32, String)])
  func refusesWhatItCannotCompare(arguments: [String], status: Int32, words: String) throws {
    try paint("old/a/light/text.png", [200, 100, 50])
    try paint("same/a/light/text.png", [200, 100, 50])
    try folder.write("scaled/report.json", report(gtk: "4.8.3"))
    try paint("foreign/a.png", [1, 1, 1])
    try folder.write("foreign/report.json", "[]")
    try folder.write("empty/notes.txt", "mine")
    try folder.write("file", "mine")
    let before = try folder.contents(of: ".")
    let result = try PreviewCommand.run(["compare"] + arguments, in: folder.path)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try folder.contents(of: ".") == before)
    #expect(!folder.exists("out"))
  }

  /// More than the processors compare at one time, and the last ones take longest.
  @Test func reportsManyPicturesInTheirOrder() throws {
    let names = (10..<60).map { "\($0).png" }
    for (index, name) in names.enumerated() {
      try paint("old/\(name)", [200, 100, 50], width: 100 - index)
      let dot: [UInt8]? = index % 3 == 0 ? [0, 0, 255] : nil
      try paint("new/\(name)", [200, 100, 50], dot: dot, width: 100 - index)
    }
    try folder.write("new/33.png", "no picture")
    let run = try compare("old", "new", "-o", "out")
    let changed = names.enumerated().filter { $0.offset % 3 == 0 || $0.element == "33.png" }
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines.dropLast().map(String.init) == changed.map(\.element), "\(run)")
    #expect(run.status == 66 && run.errors.contains("'new/33.png' cannot be read as a picture"))
    let shown = try folder.contents(of: "out").keys.filter { $0.hasSuffix(".png") }.sorted()
    #expect(shown == changed.map(\.element).filter { $0 != "33.png" })
  }

  /// One bad picture does not keep the others from being compared.
  @Test(
    arguments: [
      ("cut", 66, "cannot be read as a picture"),
      ("large", 65, "has 40x30 px, and 'new/b.png' 41x30"),
      ("pipe", 66, "it is not a regular file"),
    ] as [(String, Int32, String)])
  func comparesTheRestWhereOnePictureIsBad(kind: String, status: Int32, words: String) throws {
    for name in ["old", "new"] {
      try paint("\(name)/a.png", [200, 100, 50])
      try paint("\(name)/b.png", [200, 100, 50], width: kind == "large" && name == "new" ? 41 : 40)
      try paint("\(name)/c.png", name == "old" ? [0, 0, 0] : [255, 255, 255])
    }
    switch kind {
    case "cut": try folder.write("new/b.png", try folder.read("old/b.png").prefix(60))
    case "pipe":
      try FileManager.default.removeItem(atPath: "\(folder.path)/new/b.png")
      mkfifo("\(folder.path)/new/b.png", 0o600)
    default: break
    }
    let run = try compare("old", "new", "-o", "out")
    #expect(run.status == status && run.errors.contains(words), "\(run)")
    #expect(run.output.contains("b.png: it cannot be compared: "), "\(run)")
    #expect(run.output.contains("c.png: 1200 pixels differ"), "\(run)")
    #expect(run.output.contains("1 picture of 3 the same"), "\(run)")
    let report = try JSONDecoder().decode(Report.self, from: try folder.read("out/report.json"))
    #expect(report.counts["unreadable"] == 1 && report.counts["different"] == 1)
    let junit = String(decoding: try folder.read("out/junit.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\""), "\(junit)")
    #expect(junit.contains("<error type=\"picture\" message="))
    let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("Not compared."))
    guard kind != "large" else { return }
    let before = try folder.read("old/a.png")
    let approved = try compare("old", "new", "-o", "out", "--approve")
    #expect(approved.status == status && approved.errors.contains("'old' stays as it is"))
    #expect(try folder.read("old/a.png") == before && folder.exists("old/c.png"))
  }

  @Test(arguments: ["old/a.png", "old/report.json", "new/a.png"])
  func waitsForNoPipe(_ file: String) throws {
    for folder in ["old", "new"] { try paint("\(folder)/a.png", [1, 2, 3]) }
    let path = "\(folder.path)/\(file)"
    try? FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    let run = try ProgramRun(
      ["/usr/bin/timeout", "60"] + PreviewCommand.words(["compare", "old", "new", "-o", "out"]),
      in: folder.path)
    #expect(run.status == (file.hasSuffix("json") ? 65 : 66), "\(run.errors)")
    #expect(run.errors.contains("'\(file)'"))
  }

  @Test func keepsNoPipeBesideTheBaseline() throws {
    for folder in ["old", "new"] { try paint("\(folder)/a.png", [1, 2, 3]) }
    try #require(mkfifo("\(folder.path)/old/pipe", 0o600) == 0)
    let run = try ProgramRun(
      ["/usr/bin/timeout", "60"]
        + PreviewCommand.words(["compare", "old", "new", "-o", "out", "--approve"]),
      in: folder.path)
    #expect(run.status == 66 && run.errors.contains("/old/pipe'"), "\(run.errors)")
    #expect(folder.exists("old/a.png") && folder.exists("old/pipe"))
  }

  @Test func followsNoLinksThatLeadBack() throws {
    for folder in ["old", "new"] { try paint("\(folder)/a.png", [1, 2, 3]) }
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/old/\(name)", withDestinationPath: ".")
    }
    let run = try ProgramRun(
      ["/usr/bin/timeout", "60"] + PreviewCommand.words(["compare", "old", "new", "-o", "out"]),
      in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func decodesNoPictureThatFillsTheMemory() throws {
    try paint("new/a.png", [1, 2, 3])
    var bytes = try folder.read("new/a.png")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try folder.write("old/a.png", bytes)
    let run = try compare("old", "new", "-o", "out")
    #expect(run.status == 66)
    #expect(run.errors.contains("'old/a.png' has 30000x30000 px"), "\(run.errors)")
  }

  /// What `render` writes beside one picture.
  private func report(gtk: String, target: String? = nil, theme: String = "a") -> String {
    """
    {"version": 1, "livery": "0.1.0", "target": \(target.map { "\"\($0)\"" } ?? "null"),
     "environment": {"gtk": "\(gtk)", "libadwaita": "1.2.2",
     "pango": "1", "cairo": "1", "renderer": "cairo", "fonts": [], "text": "0"},
     "settings": {"size": null, "scale": 1, "only": null}, "extras": [],
     "themes": [{"id": "\(theme)", "name": "A", "missing": null, "appearances": [
       {"traits": "light", "pictures": [{"page": "text", "file": "\(theme)/light/text.png",
        "width": 40, "height": 30, "layout": 0}]}]}],
     "layouts": [[["text-dot", 7, 5, 1, 1]]]}
    """
  }

  private struct Report: Decodable {
    let counts: [String: Int]
  }
}

/// What must hold of real pictures of a theme.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct CompareRenderTests {
  @Test func passesAHairAndNamesTheSpecimensOfWhatIsSeen() throws {
    let folder = try TemporaryFolder()
    for (name, accent) in [("old", "#0b7285"), ("hair", "#0b7286"), ("seen", "#0b8585")] {
      try folder.write(
        "\(name)/reef.livery.toml",
        "livery = 1\nname = \"Reef\"\n\n[colors]\naccent-bg = \"\(accent)\"\n")
      let result = try PreviewCommand.run(
        ["render", name, "-o", "\(name)-pictures", "--page", "overview", "--appearance", "light"],
        in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
    }
    let hair = try PreviewCommand.run(
      ["compare", "old-pictures", "hair-pictures", "-o", "report"], in: folder.path)
    #expect(hair.status == 0, "\(hair.output)")
    #expect(
      try folder.read("old-pictures/reef/light/overview.png")
        != folder.read("hair-pictures/reef/light/overview.png"))
    let seen = try PreviewCommand.run(
      ["compare", "old-pictures", "seen-pictures", "-o", "report"], in: folder.path)
    #expect(seen.status == 1)
    #expect(seen.output.contains("overview-suggested") && seen.output.contains("overview-booked"))
    #expect(!seen.output.contains("overview-share"))
  }
}
