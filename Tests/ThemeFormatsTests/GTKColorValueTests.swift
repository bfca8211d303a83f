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

  /// What both releases painted beside the vectors: `@q` is #336699.
  @Test(arguments: [
    ("oklch(from @q calc(l * 3) calc(0 - c) h)", [255, 255, 255, 255]),
    ("oklch(from #336699 calc(l * 3) calc(0 - c) h)", [255, 255, 255, 255]),
    ("hsl(from @q calc(h + 500) s l)", [153, 51, 68, 255]),
    ("rgb(from @q 50% g b / 120%)", [128, 102, 153, 255]),
    ("color-mix(in oklch, white, blue)", [199, 135, 237, 255]),
    ("oklch(from #808080 0.6 0.2 h)", [216, 57, 123, 255]),
    ("color-mix(in hwb longer hue, #123456, #fedcba 30%)", [68, 136, 109, 255]),
    ("color-mix(in xyz, color(display-p3 0 1 0), oklab(none 0.1 0.1 / 40%))", [0, 157, 0, 179]),
    ("color-mix(in rec2020, red, oklch(0.7 0.2 none) 10%)", [255, 22, 29, 255]),
    ("shade(oklch(0.9 0.4 120), 0.8)", [0, 0, 0, 255]),
    ("alpha(color(display-p3 1 0 0), 0.5)", [128, 0, 0, 128]),
    ("mix(oklab(0.5 0.3 -0.3), white, 0.3)", [203, 0, 255, 255]),
    ("hwb(120 70% 60%)", [137, 137, 137, 255]),
    ("rgb(calc(max(10, 5) * clamp(1, 30, 9)) round(up, 12.3, 5) mod(-7, 30))", [90, 15, 23, 255]),
    ("oklch(0.7 0.15 atan2(1, 1))", [233, 124, 72, 255]),
    (
      "rgb(from #336699 calc(r * sin(30deg)) calc(g * cos(60deg)) hypot(30, 40))",
      [25, 51, 50, 255]
    ),
  ])
  func computesAsGTKDoes(expression: String, pixel: [Int]) throws {
    let css = "@define-color q #336699; :root { --card-bg-color: \(expression); }"
    let reading = try ThemeLibrary(userFolder: nil, release: .v4_18)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let resolved = try #require(reading.theme, "\(reading.findings)").resolved(.light)
    #expect(resolved.sets(.cardBg), "\(reading.findings)")
    #expect(Self.pixel(resolved[.cardBg]) == pixel)
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
