import Fixtures
import Foundation
import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Expressions whose pixels GTK itself painted.
@Suite struct GTKColorValueTests {
  /// What the expressions refer to, as it was set when they were painted.
  private static let surroundings = """
    @define-color a #102030;
    @define-color b #d0c0b0;
    :root {
      --x: #336699; --y: #aa5500; --r: 10; --g: 20; --b: 30; --rgb: 10, 20, 30; --p: 30%;
      --border-opacity: 15%;
    """

  /// The lines of the table of vectors, without the two that head it.
  private static var vectors: [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk-color-values-by-version.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func hasEveryVector() { #expect(Self.rows.count == 147 * 2) }

  struct Row: Sendable, CustomTestStringConvertible {
    let expression: String
    let release: GTKRelease
    let pixel: [Int]

    var testDescription: String { "\(expression) on \(release)" }
  }

  static let rows: [Row] = vectors.flatMap { row in
    zip([GTKRelease.v4_18, .v4_24], row.dropFirst()).map { release, pixel in
      Row(
        expression: row[0], release: release,
        pixel: pixel.split(separator: " ").compactMap { Int($0) })
    }
  }

  @Test(arguments: rows)
  func comesOutAsGTKPaintsIt(row: Row) throws {
    let css = "\(Self.surroundings) --card-bg-color: \(row.expression); }"
    let library = ThemeLibrary(userFolder: nil, release: row.release)
    let reading = try library.read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let resolved = reading.theme?.resolved(.light)
    let isSet = resolved?.sets(.cardBg) ?? false
    if row.pixel == [0, 0, 0, 0] {
      #expect(!isSet || resolved?[.cardBg].alpha == 0, "\(reading.findings)")
    } else {
      let color = try #require(isSet ? resolved?[.cardBg] : nil, "\(reading.findings)")
      #expect(Self.pixel(color) == row.pixel)
    }
  }

  /// The pixel of a color as the cairo renderer paints it: premultiplied, then each component the
  /// upper byte of 16 bits.
  private static func pixel(_ color: Color) -> [Int] {
    let components = [color.red, color.green, color.blue].map { $0 * color.alpha } + [color.alpha]
    return components.map { Int($0 * 65535 + 0.5) >> 8 }
  }
}
