import Fixtures
import Foundation
import Glibc
import Testing

@Suite struct WatchTests {
  private static func theme(_ color: String) -> String {
    "livery = 1\nname = 'x'\nextends = 'base.livery.toml'\n[colors]\nview-bg = '\(color)'\n"
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func writesAtEachSaveAndKeepsTheLastGood(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let base = "livery = 1\nname = 'b'\n[colors]\nwindow-bg = "
    try folder.write("base.livery.toml", base + "'#010101'")
    let path = try folder.write("x.livery.toml", Self.theme("#111111"))
    let output = folder.path + "/out.css"
    let watch = try Watching([path, "-o", output])
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(try text(folder).contains("view_bg_color #111111"))

    try folder.write("x.livery.toml", Self.theme("#222222"))
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(try text(folder).contains("view_bg_color #222222"))

    // A broken file: its findings, and the stylesheet stays.
    try folder.write("x.livery.toml", Self.theme("#22222"))
    #expect(try watch.line().hasPrefix("\(path):5:12: error:"))
    #expect(try watch.line() == "livery: '\(output)' stays as it was")
    #expect(try text(folder).contains("view_bg_color #222222"))

    // Saved as editors do, by a new file that takes the old one's name.
    try folder.write("new", Self.theme("#333333"))
    #expect(rename(folder.path + "/new", path) == 0)
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(try text(folder).contains("view_bg_color #333333"))

    // What it extends counts too.
    try folder.write("base.livery.toml", base + "'#020202'")
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(try text(folder).contains("window_bg_color #020202"))

    // Gone, and back.
    try FileManager.default.removeItem(atPath: path)
    #expect(try watch.line().hasSuffix("; waiting for it"))
    try folder.write("x.livery.toml", Self.theme("#444444"))
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))

    // A file that cannot be written, until it can.
    try FileManager.default.removeItem(atPath: output)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: false)
    try folder.write("x.livery.toml", Self.theme("#555555"))
    #expect(try watch.line().contains("'\(output)'"))
    try FileManager.default.removeItem(atPath: output)
    try folder.write("x.livery.toml", Self.theme("#666666"))
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(try text(folder).contains("view_bg_color #666666"))

    #expect(watch.end(by: signal) == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["base.livery.toml", "out.css", "x.livery.toml"])
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.read("out.css"), as: UTF8.self)
  }

  @Test func refusesWhatItCannotWatch() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", "livery = 1\nname = 'x'\n")
    #expect(try Program.run("watch", "-", "-o", "out.css").status == 64)
    #expect(try Program.run("watch", "ocean", "-o", folder.path + "/out.css").status == 64)
    #expect(try Program.run("watch", path, "-o", path).status == 64)
    #expect(try Program.run("watch", folder.path + "/none", "-o", "out.css").status == 66)
    #expect(try Program.run("watch", path, "-o", folder.path).status == 73)
  }

  /// It would wait for a reader, and hear no signal.
  @Test func writesToNoPipe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", "livery = 1\nname = 'x'\n")
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let words = ["/usr/bin/timeout", "60", try Program.path(of: "livery"), "watch", path, "-o"]
    for output in [pipe, "/dev/full"] {
      let run = try ProgramRun(words + [output])
      #expect(run.status == 73, "\(run)")
      #expect(
        run.errors.contains("'\(output)' cannot be written: it is not a regular file"), "\(run)")
    }
    // A file that becomes one.
    let output = folder.path + "/out.css"
    let watch = try Watching([path, "-o", output])
    #expect(try watch.line().hasPrefix("livery: '\(output)' written"))
    #expect(rename(pipe, output) == 0)
    try folder.write("x.livery.toml", "livery = 1\nname = 'y'\n")
    #expect(try watch.line() == "livery: '\(output)' cannot be written: it is not a regular file")
    #expect(watch.end(by: SIGTERM) == 0)
  }
}

/// `livery watch` at work.
private struct Watching {
  private let process = Process()
  private let errors = Pipe()

  init(_ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: try Program.path(of: "livery"))
    process.arguments = ["watch"] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
    try process.run()
  }

  /// The next line that it says; waits for it.
  func line() throws -> String {
    var bytes: [UInt8] = []
    while let byte = try errors.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends a signal and gives the status that it ends with.
  func end(by signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
