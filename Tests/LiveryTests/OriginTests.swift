import Foundation
import Testing

/// The table of the parts that Livery is made of, each with a test.
@Suite struct OriginTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func namesATestOfEachPart() throws {
    let table = try String(contentsOf: Self.tests.appending(path: "Origins.md"), encoding: .utf8)
    let rows = table.matches(of: /(?m)^\| ([A-E]\d+) \| .+ \| `(\w+)` \|$/)
    #expect(rows.count == table.split(separator: "\n").count { $0.hasPrefix("| ") } - 1)
    #expect(Set(rows.map(\.1)).count == rows.count && rows.count >= 35)
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let sources = try paths.map { try String(contentsOf: $0, encoding: .utf8) }
    for row in rows {
      #expect(sources.contains { $0.contains("func \(row.2)(") }, "\(row.1): \(row.2)")
    }
  }
}
