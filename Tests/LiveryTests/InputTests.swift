import Fixtures
import Foundation
import Testing

/// What commands take for a theme, and where it may come from.
@Suite struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["/dev/stdin", "/proc/self/fd/0", "-"])
  func readsWhatItWasHanded(name: String) throws {
    let result = try Program.run("check", name, input: "livery = 1\nname = 'T'\nhull = 1\n")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("\(name):3:1: error: no key is called 'hull'"), "\(result)")
  }

  @Test func readsWhatAShellPutsInPlaceOfACommand() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    let livery = try Program.path(of: "livery")
    process.arguments = [
      "-c", "'\(livery)' css --target 4.8 <(printf 'livery = 1\\nname = \"Handed\"\\n')",
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text.hasPrefix("/* Handed "))
  }

  @Test func passesOverTheFilesOfOtherPrograms() throws {
    let cargo = try folder.write("in/Cargo.toml", "[package]\nname = 'x'\n")
    let named = try Program.run("check", cargo)
    #expect(named.status == 65 && named.errors.contains("is no theme that Livery reads"))
    let alone = try Program.run("check", folder.path + "/in")
    #expect(alone.status == 65 && alone.output.isEmpty)
    #expect(alone.errors.contains("no theme is in '\(folder.path)/in'"))
    try folder.write("in/t.livery.toml", "livery = 1\nname = 'T'\n")
    let beside = try Program.run("check", folder.path + "/in")
    #expect(beside.status == 0 && beside.output.isEmpty)
    #expect(beside.errors == "skipped, since they are not themes: '\(cargo)'\n")
  }

  /// What another program has in a folder may begin as a stylesheet does.
  @Test func looksInAFolderAtFilesThatAreNamedAsThemesAre() throws {
    let text = "general {\n  lock_cmd = pidof x\n}\n"
    for name in ["a.conf", "b.lua", "c.rasi", "d.scss", "e.css.in", "f.qml", "gtk"] {
      try folder.write("in/\(name)", text)
    }
    let modules = try folder.write("in/modules.json", "// Modules\n{ \"clock\": {} }\n")
    try folder.write("in/G.CSS", "label { color: rde; }\n")
    let run = try Program.run("check", "in", in: folder.path)
    let files = Set(run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    #expect(files == ["in/G.CSS"], "\(run)")
    #expect(run.errors.contains("skipped, since they are not themes: 'in/modules.json'"))
    #expect(try Program.run("check", modules).errors.contains("is no theme that Livery reads"))
    // By its own name each is what it looks like.
    #expect(try Program.run("check", "in/a.conf", in: folder.path).output.contains("css/property"))
  }

  /// A folder of configurations has stylesheets for pages of the web, too.
  @Test func passesOverStylesheetsOfBrowsers() throws {
    let others = [
      "page": "body { margin: 0; }\n", "links": "a { display: none; color: red; }\n",
      "fox": "@namespace url(x);\n#urlbar { width: 9px; }\nwindow { color: red; }\n",
      "code": ".hljs { overflow-x: auto; }\n.hljs-type { white-space: pre; }\n",
      "player": ".bar { -webkit-mask-image: none; cursor: pointer; }\n",
    ]
    let own = [
      "slip": "button { width: 9px; colr: red; }\n", "classes": ".card { colr: red; }\n",
      "bar": "window#waybar { width: 9px; display: flex; }\n",
      "named": ".a { color: @fg; width: 1px; display: none; }\n",
      "gtk-4.0/gtk": ".a { width: 1px; display: none; }\n",
      "swaync/style": ".b { width: 1px; display: none; }\n",
    ]
    for (name, text) in others.merging(own, uniquingKeysWith: { $1 }) {
      try folder.write("in/\(name).css", text)
    }
    let run = try Program.run("check", "in", in: folder.path)
    let files = Set(run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    #expect(files == Set(own.keys.map { "in/\($0).css" }), "\(run)")
    for name in others.keys { #expect(run.errors.contains("'in/\(name).css'"), "\(run)") }
    // By its own name each is judged.
    let named = try Program.run("check", "in/links.css", in: folder.path)
    #expect(named.output.contains("GTK has no property 'display'"), "\(named)")
  }

  @Test func refusesACarriageReturnThatEndsNoLine() throws {
    let old = try folder.write("old.livery.toml", "livery = 1\rname = 'T'\r")
    let result = try Program.run("check", old)
    #expect(result.status == 1)
    #expect(result.output.contains("1:11: error: carriage return without a line feed"))
    let windows = try folder.write("windows.livery.toml", "livery = 1\r\nname = 'T'\r\n")
    #expect(try Program.run("check", windows).output.isEmpty)
  }
}
