import Foundation
import Testing

@testable import LiveryGallery

/// What the pages' README says of where each thing is.
struct PagesReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Resources/gallery").standardized

  /// The rows of the tables under `Where each thing is`, each without its first cell.
  private static let rows: [[String]] = {
    guard
      let text = try? String(
        contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8),
      let section = text.components(separatedBy: "## Where each thing is").last
    else { return [] }
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { row in
      let variants = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return variants.count > 1 && variants[1] != "specimens" ? Array(variants.dropFirst()) : nil
    }
  }()

  private static let variants = rows.flatMap(\.self).filter { !names(in: $0).isEmpty }

  @Test func namesSpecimensInEachRow() {
    #expect(Self.rows.count == 21 + 11)
    #expect(Self.rows.filter { Self.names(in: $0[0]).isEmpty } == [])
  }

  @MainActor @Test(arguments: variants)
  func namesOnlySpecimensThatThereAre(variant: String) throws {
    let index = try #require(SpecimenIndex(folder: Self.folder.path))
    for name in Self.names(in: variant) {
      let parts = name.components(separatedBy: "…")
      let isThere = index.all.contains { specimen in
        parts.count == 1
          ? specimen == name
          : specimen.hasPrefix(parts[0]) && specimen.hasSuffix(parts[parts.count - 1])
      }
      #expect(isThere, "\(name)")
    }
  }

  /// The names between backticks that are specimens': those of classes have a capital, those of
  /// style classes a dot.
  private static func names(in variant: String) -> [String] {
    variant.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.first?.isLowercase == true }
      .map(\.element).filter { !$0.contains(" ") }
  }
}
