import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import LiverySystem
import Testing

/// Folders of results: only files that Livery wrote are replaced and removed.
@MainActor @Suite struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["old", "new"] {
      try paint("\(name)/a/light/text.png", name == "old" ? 10 : 200)
      try folder.write("\(name)/report.json", report())
    }
    try folder.write("home/file", "precious")
    try folder.write("home/picture.png", "precious")
    try folder.write(".github/workflows/ci.yml", "original")
    try folder.write("new.github/workflows/ci.yml", "evil")
  }

  private func compare(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(["compare", "old", "new", "-o", "out"] + arguments, in: folder.path)
  }

  private func paint(_ file: String, _ level: UInt8) throws {
    let pixels = [UInt8](repeating: level, count: 20 * 20 * 4)
    try folder.write(file, Data(Texture(width: 20, height: 20, pixels: pixels).png))
  }

  /// What `render` writes beside one picture.
  private func report(extras: [String] = [], picture: String = "a/light/text.png") -> String {
    """
    {"version": 1, "livery": "0.1.0", "target": null,
     "environment": {"gtk": "4.8.3", "libadwaita": "1.2.2", "pango": "1", "cairo": "1",
      "renderer": "cairo", "fonts": [], "text": "0"},
     "settings": {"size": null, "scale": 1, "only": null},
     "extras": [\(extras.map { "\"\($0)\"" }.joined(separator: ", "))],
     "themes": [{"id": "a", "name": "A", "missing": null, "appearances": [
       {"traits": "light", "pictures": [{"page": "text", "file": "\(picture)",
        "width": 20, "height": 20, "layout": 0}]}]}],
     "layouts": [[["text-dot", 7, 5, 1, 1]]]}
    """
  }

  /// What `compare` writes of one picture that differs.
  private func comparison(_ pictures: [String]) -> String {
    let list = pictures.map {
      "{\"file\": \"a.png\", \"state\": \"different\", \"picture\": \"\($0)\"}"
    }
    return "{\"version\": 1, \"pictures\": [\(list.joined(separator: ", "))]}"
  }

  private nonisolated static let foreign = [
    "../.github/workflows/ci.yml", "../home/picture.png", "a/../../home/picture.png", "README",
    "/etc/hostname", "a/light/../../../home/picture.png", ".git/picture.png", "a//text.png", "",
    "link/file", "report.json/", "a/.png",
  ]

  @Test(arguments: foreign, [true, false])
  func approvesNoReportThatListsOtherFiles(_ name: String, asExtra: Bool) throws {
    for place in ["new", "old"] {
      let own = asExtra ? report(extras: [name]) : report(picture: name)
      try folder.write("\(place)/report.json", own)
      try folder.write("\(place)/README", "mine")
      let before = try folder.contents(of: ".")
      let run = try compare("--approve")
      #expect(run.status == 65, "\(run.errors)")
      #expect(run.errors.contains("'\(place)/report.json' lists '\(name)'"), "\(run.errors)")
      #expect(try folder.contents(of: ".") == before)
      try folder.write("\(place)/report.json", report())
    }
  }

  @Test func approvesNoFileBehindALink() throws {
    try folder.write("new/index.html", "<html>")
    symlink("../home", "\(folder.path)/new/link")
    for listed in [["link/picture.png"], ["index.html"]] {
      try folder.write("new/report.json", report(extras: listed))
      if listed == ["index.html"] {
        try FileManager.default.removeItem(atPath: "\(folder.path)/new/index.html")
        symlink("../home/file", "\(folder.path)/new/index.html")
      }
      let before = try folder.contents(of: "old")
      let run = try compare("--approve")
      #expect(run.status == 65, "\(run.errors)")
      #expect(run.errors.contains("'new/\(listed[0])' is a link"), "\(run.errors)")
      #expect(try folder.contents(of: "old") == before)
    }
  }

  /// The report would show somebody else's picture.
  @Test(arguments: ["old", "new"], [true, false])
  func comparesNoPictureBehindALink(place: String, hasReport: Bool) throws {
    let picture = "a/light/text.png"
    let path = "\(folder.path)/\(place)/\(picture)"
    try FileManager.default.moveItem(atPath: path, toPath: "\(folder.path)/home/other.png")
    symlink("\(folder.path)/home/other.png", path)
    if !hasReport {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(place)/report.json")
    }
    let run = try compare()
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("'\(place)/\(picture)' is a link"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out/index.html"))
  }

  @Test(arguments: foreign) func removesNothingThatAnEarlierReportMayNotList(_ name: String) throws
  {
    try folder.write("out/report.json", comparison([name]))
    try folder.write("out/README", "mine")
    let before = try folder.contents(of: ".")
    let run = try compare()
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("'out/report.json' lists '\(name)'"), "\(run.errors)")
    #expect(try folder.contents(of: ".") == before)
  }

  @Test func removesNothingBehindALink() throws {
    try folder.write("out/report.json", comparison(["link/picture.png"]))
    symlink("../home", "\(folder.path)/out/link")
    let run = try compare()
    #expect(run.status == 65 && run.errors.contains("'out/link/picture.png' is a link"), "\(run)")
    #expect(try folder.read("home/picture.png") == Data("precious".utf8))
  }

  @Test(arguments: ["index.html", "junit.xml", "report.json", "a/light/text.png"])
  func replacesNoFileOfOthers(_ name: String) throws {
    try folder.write("out/\(name)", "mine")
    let before = try folder.contents(of: ".")
    let run = try compare()
    #expect(run.status == 73, "\(run.errors)")
    #expect(run.errors.contains("'out/\(name)' cannot be written: it is no"), "\(run.errors)")
    #expect(try folder.contents(of: ".") == before)
  }

  @Test(arguments: ["index.html", "a", "a/light"]) func writesThroughNoLink(_ name: String) throws {
    try folder.write("out/mine", "")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out/\(RegularFile.folder(of: name))",
      withIntermediateDirectories: true)
    symlink("\(folder.path)/home", "\(folder.path)/out/\(name)")
    let run = try compare()
    #expect(run.status == 73 && run.errors.contains("it is a link"), "\(run.errors)")
    #expect(try folder.contents(of: "home").count == 2 && !folder.exists("out/report.json"))
  }

  @Test func writesIntoTheFolderOfAnEarlierLivery() throws {
    try folder.write("out/report.json", comparison(["a/light/text.png", "b/dark/gone.png"]))
    for name in ["a/light/text.png", "b/dark/gone.png", "index.html", "junit.xml", "notes.txt"] {
      try folder.write("out/\(name)", "earlier")
    }
    #expect(try compare().status == 1)
    let after = try folder.contents(of: "out")
    #expect(
      after.keys.sorted() == [
        "a/light/text.png", "index.html", "junit.xml", "notes.txt", "report.json",
      ])
    #expect(after.filter { $0.value == Data("earlier".utf8) }.map(\.key) == ["notes.txt"])
  }

  /// A run that was killed has moved some files, and has left no report.
  @Test func knowsTheFilesOfARunThatWasKilled() throws {
    try folder.write("out/.livery-files", "[\"a/light/text.png\", \"b/gone.png\", \"index.html\"]")
    for name in ["a/light/text.png", "b/gone.png", "notes.txt"] {
      try folder.write("out/\(name)", "earlier")
    }
    #expect(try compare().status == 1)
    #expect(
      try folder.contents(of: "out").keys.sorted() == [
        "a/light/text.png", "index.html", "junit.xml", "notes.txt", "report.json",
      ])
    try folder.write("out/.livery-files", "[\"../home/picture.png\"]")
    #expect(try compare().status == 65)
    #expect(folder.exists("home/picture.png"))
  }

  @Test func leavesFoldersThatOnlySoundLikeItsOwn() throws {
    for name in ["out/.livery-5000000/file", "old.livery-5000000/file", "tmp/livery-run-mine/file"]
    {
      try folder.write(name, "precious")
    }
    for arguments in [[], ["--approve"]] {
      let run = try PreviewCommand.run(
        ["compare", "old", "new", "-o", "out"] + arguments, in: folder.path,
        environment: ["TMPDIR": "\(folder.path)/tmp"])
      #expect(run.status == (arguments.isEmpty ? 1 : 0), "\(run.errors)")
    }
    _ = try PreviewCommand.run(
      ["trial"], environment: ["TMPDIR": "\(folder.path)/tmp", "DISPLAY": ""], input: "")
    for name in ["out/.livery-5000000/file", "old.livery-5000000/file", "tmp/livery-run-mine/file"]
    {
      #expect(folder.exists(name), "\(name)")
    }
  }
}

/// The same of `render`, whose report lists what it removes.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct RenderOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(_ appearance: String) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "ocean", "--appearance", appearance, "--page", "text", "-o", "out"],
      in: folder.path)
  }

  @Test func removesNothingThatAnEarlierReportMayNotList() throws {
    #expect(try render("light").status == 0)
    try folder.write("home/file.png", "precious")
    try folder.write("out/important.txt", "precious")
    symlink("\(folder.path)/home", "\(folder.path)/out/link")
    let report = String(decoding: try folder.read("out/report.json"), as: UTF8.self)
    for name in ["link/file.png", "important.txt", "../home/file.png"] {
      let edited = report.replacing("\"extras\": []", with: "\"extras\": [\"\(name)\"]")
      try #require(edited != report)
      try folder.write("out/report.json", edited)
      let before = try folder.contents(of: ".")
      let run = try render("dark")
      #expect(run.status == 65 && run.errors.contains(name), "\(run)")
      #expect(try folder.contents(of: ".") == before)
    }
    try folder.write("out/report.json", report)
    #expect(try render("dark").status == 0)
    #expect(
      try folder.contents(of: "out").keys.sorted()
        == [
          "important.txt", "link", "ocean/dark/text.png", "report.json",
        ].filter { $0 != "link" })
  }
}

/// The pictures of an audit, of which no report lists any.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct AuditOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "faint.livery.toml",
      """
      livery = 1
      name = "Faint"
      [extra]
      css = ".navigation-sidebar > row:selected { background: #dde7ef; color: #8aa3b5 }"
      """)
  }

  private func audit(_ more: String..., path: String = "/usr/bin:/bin") throws -> ProgramRun {
    try PreviewCommand.run(
      ["audit", "faint.livery.toml", "--page", "surfaces", "--appearance", "light"] + more,
      in: folder.path, environment: ["PATH": path])
  }

  /// It is reported before the work, for which this screen would be started.
  @Test func needsAFolderOfItsOwn() throws {
    try ProgramFile.write("#!/bin/sh\n: > started\nexit 1\n", to: "\(folder.path)/bin/Xvfb")
    try folder.write("file", "mine")
    try folder.write("scans/1.png", "mine")
    for (output, reason) in [
      ("file", "'file' cannot be written: it is a file"),
      ("scans", "'scans/1.png' cannot be written: it is not from an earlier run"),
    ] {
      let run = try audit("--pictures", output, path: "\(folder.path)/bin:/usr/bin:/bin")
      #expect(run.status == 73 && run.errors.contains(reason), "\(run)")
      #expect(!folder.exists("started"))
    }
    #expect(try folder.read("scans/1.png") == Data("mine".utf8))
  }

  @Test func replacesThePicturesOfTheAuditBefore() throws {
    try folder.write("out/notes.png", "mine")
    #expect(try audit("--pictures", "out", "--state", "selected").status == 1)
    let first = try folder.contents(of: "out")
    #expect(first.keys.contains("1.png"))
    // One finding more than this audit has.
    let list = String(decoding: try #require(first[".livery-files"]), as: UTF8.self)
    try folder.write(
      "out/.livery-files", list.replacing("\"1.png\"", with: "\"1.png\",\"999.png\""))
    try folder.write("out/999.png", "gone")
    #expect(try audit("--pictures", "out", "--state", "selected").status == 1)
    #expect(try folder.contents(of: "out") == first)
  }
}
