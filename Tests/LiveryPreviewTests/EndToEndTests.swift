import Desk
import Fixtures
import Foundation
import Testing

/// A designer's day, from a picture to a theme that is installed and taken away again.
///
/// `make tour` keeps the pictures.
@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct TourTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../Tour/tour.py").path

  @Test(arguments: ["keys", "mouse"]) func goesFromAPictureToAnInstalledTheme(by way: String) throws
  {
    let folder = try TemporaryFolder()
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-B", Self.script, way, Preview.programs.path, folder.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(try folder.contents(of: ".").keys.count { $0.hasSuffix(".png") } == 14)
  }
}
