import Foundation
import Testing

@testable import LiveryGallery
@testable import LiveryRendering

/// What the files of the pages say.
struct PageTextTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Resources/gallery").standardized.path

  /// From right to left `100 %` would read `% 100`, unless the text says which way it runs.
  @Test(arguments: FolderTree.files(in: folder).filter { $0.hasSuffix(".ui") })
  func sayWhichWaySignsRun(file: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
    let words = text.split(separator: "<").compactMap { element -> String? in
      let parts = element.split(separator: ">", maxSplits: 1)
      let isSaid =
        element.hasPrefix("item") || element.hasPrefix("property name=\"label\"")
        || element.hasPrefix("property name=\"title\"")
        || element.hasPrefix("property name=\"subtitle\"")
      guard isSaid, parts.count == 2, parts[1].contains(where: \.isNumber) else { return nil }
      return String(parts[1].replacing("&#x200E;", with: "\u{200E}"))
    }
    for words in words {
      let runsByItself = words.contains { $0.isLetter } || words.allSatisfy(Self.isOfNumber)
      #expect(runsByItself || words.hasPrefix("\u{200E}"), "\(words)")
    }
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isNumber || ".:\n".contains(character)
  }

  @Test func findsWhatASearchMarks() {
    #expect(SourceColoring.ranges(of: "at", in: "é at bat") == [2..<4, 6..<8])
    #expect(SourceColoring.ranges(of: "at", in: "") == [])
  }
}
