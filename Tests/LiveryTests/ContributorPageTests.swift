import Foundation
import Testing

/// Whether the pages for contributors name the files and folders that there are.
@Suite struct ContributorPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The rows of the tables of a page, each as the words between backquotes in it.
  private static func rows(of page: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
      row.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  @Test func namesFilesThatThereAre() throws {
    var count = 0
    for row in try Self.rows(of: "CONTRIBUTING.md") {
      var folders = [""]
      for name in row where name.wholeMatch(of: /[\w+.\-]+(\/[\w+.\-]+)*/) != nil {
        guard name.contains("/") || name.contains(".") else { continue }
        count += 1
        // A name alone is in a folder that the row has named before.
        let places = name.contains("/") ? ["", "Sources/"] : folders.map { "\($0)/" }
        let path = places.map { $0 + name }.first(where: Self.exists)
        #expect(path != nil, "'\(name)' in \(row)")
        if let path {
          folders += [path, URL(filePath: path).deletingLastPathComponent().relativePath]
        }
      }
    }
    #expect(count > 40)
  }

  @Test func nameEachFolderOfTests() throws {
    let named = Set(try Self.rows(of: "Tests/README.md").compactMap(\.first))
    for name in named { #expect(Self.exists("Tests/\(name)"), "\(name)") }
    let folders = try ["", "Support/"].flatMap { parent in
      try FileManager.default.contentsOfDirectory(
        at: Self.root.appending(path: "Tests/\(parent)"), includingPropertiesForKeys: nil
      ).filter(\.hasDirectoryPath).map { parent + $0.lastPathComponent }
    }
    let targets = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: nil
    ).flatMap { try FileManager.default.contentsOfDirectory(atPath: $0.path) }
    for folder in folders where folder != "Support" && !named.contains(folder) {
      #expect(
        folder.hasSuffix("Tests") && targets.contains(String(folder.dropLast(5))), "\(folder)")
    }
  }
}
