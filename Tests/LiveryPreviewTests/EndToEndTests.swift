import Fixtures
import Foundation
import TestDisplay
import Testing

/// A designer's day, from a picture to a theme that is installed and taken away again.
///
/// `make tour` keeps the pictures.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct EndToEndTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../EndToEnd/end_to_end.py").path

  @Test(arguments: ["keys", "mouse"]) func goesFromAPictureToAnInstalledTheme(by way: String) throws
  {
    let folder = try TemporaryFolder()
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-B", Self.script, way, BuiltProgram.folder.path, folder.path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(try folder.contents(of: ".").keys.count { $0.hasSuffix(".png") } == 14)
  }
}
