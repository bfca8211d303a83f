import Foundation
import Testing

@testable import LiveryPreview

/// What the pages' README says of where each thing is.
struct PagesReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Resources/ui").standardized

  /// The cells of the tables under `Where each thing is` that name specimens.
  private static let cells: [String] = {
    guard
      let text = try? String(
        contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8),
      let section = text.components(separatedBy: "## Where each thing is").last
    else { return [] }
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count > 1 && cells[1] != "specimens" ? cells[1] : nil
    }
  }()

  @Test func namesSpecimensInEachRow() {
    #expect(Self.cells.count == 21 + 11)
    #expect(Self.cells.filter { Self.names(in: $0).isEmpty } == [])
  }

  @Test(arguments: cells)
  func namesOnlySpecimensThatThereAre(cell: String) throws {
    let index = try #require(SpecimenIndex(folder: Self.folder.path))
    for name in Self.names(in: cell) {
      let parts = name.components(separatedBy: "…")
      let isThere = index.all.contains { specimen in
        parts.count == 1
          ? specimen == name
          : specimen.hasPrefix(parts[0]) && specimen.hasSuffix(parts[parts.count - 1])
      }
      #expect(isThere, "\(name)")
    }
  }

  /// The names between backticks that are specimens'.
  private static func names(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.contains(" ") }.map(\.element)
  }
}
