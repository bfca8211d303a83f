import Fixtures
import Foundation
import Testing

/// What the tutorial and the page of libraries show of an app is in the example, which other tests
/// build and run.
@Suite struct ThemedAppDocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "Sources/GTK/LiveryGTK/LiveryGTK.docc/UseItInAnApp.md",
    "Sources/GTK/LiveryGTK/LiveryGTK.docc/AwaitInAnApp.md", "docs/libraries.md",
  ])
  func showsOnlyCodeOfTheExample(file: String) throws {
    let example = Self.root.appending(path: "Tests/Examples/ThemedApp")
    let known = try ["Package.swift", "Sources/ThemedApp/main.swift"].flatMap {
      try lines(of: String(contentsOf: example.appending(path: $0), encoding: .utf8))
    }
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap(lines) {
      #expect(known.contains(line), "\(line)")
    }
  }

  /// The products that need no GTK, each with pages of its own.
  @Test(arguments: [
    "ThemeColor", "ThemeModel", "GTKKnowledge", "ThemeCSS", "ThemeFormats", "ThemeLint",
    "ThemeSession",
  ])
  func showsOnlyCodeOfTheTour(library: String) throws {
    let tour = try String(
      contentsOf: Self.root.appending(path: "Tests/Examples/LibraryTour/main.swift"),
      encoding: .utf8)
    let known = lines(of: tour)
    let page = try Self.page(of: library)
    let blocks = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap(lines) {
      #expect(known.contains(line), "\(line)")
    }
  }

  @Test func hasPagesOfEachProduct() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let products = manifest.matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.1) }
    #expect(products.count == 8)
    for product in products {
      #expect(throws: Never.self, "\(product)") { try Self.page(of: product) }
    }
  }

  /// The first page of a product's documentation, in whichever group of targets it is.
  private static func page(of product: String) throws -> URL {
    let sources = root.appending(path: "Sources")
    let pages = try FileManager.default.contentsOfDirectory(atPath: sources.path).map {
      sources.appending(path: "\($0)/\(product)/\(product).docc/\(product).md")
    }
    return try #require(pages.first { FileManager.default.fileExists(atPath: $0.path) })
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
