import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel

/// The pairs that are judged, against what real widgets were painted in on each release.
@Suite struct PaintedPairTests {
  /// A pair of the report, and the parts of widgets that were painted: the text, what lies right
  /// under it, and the background of that.
  private struct Pair {
    let foreground: String
    let surface: ColorRole
    let parts: [String]
  }

  private static func pairs(on release: GTKRelease) -> [Pair] {
    let isTinted = release >= .v4_16
    let button = ["destructive-fg", "destructive-bg", "window-bg"]
    return [
      isTinted
        ? Pair(foreground: "destructive of a destructive button", surface: .windowBg, parts: button)
        : Pair(foreground: "destructive-fg", surface: .destructiveBg, parts: button),
      Pair(
        foreground: "view-fg of a selected row", surface: .viewBg,
        parts: ["view-fg", "selected-row", "view-bg"]),
      Pair(
        foreground: "window-fg of a placeholder", surface: .windowBg,
        parts: ["placeholder", "entry-bg", "window-bg"]),
      Pair(
        foreground: "link in dimmed text", surface: .windowBg, parts: ["dim-link", "window-bg"]),
      Pair(foreground: "dimmed window-fg", surface: .windowBg, parts: ["dim-label", "window-bg"]),
    ]
  }

  @Test(arguments: GTKRelease.allCases.filter(\.isMeasured))
  func areThosePaintedOnTheRelease(release: GTKRelease) throws {
    let base = ThemeLibrary(userFolder: nil, release: release).base
    for scheme in Appearance.Scheme.allCases {
      for traits in [TraitSet(), .highContrast] {
        let appearance = Appearance(scheme, traits)
        let report = ContrastReport(base, in: [appearance], on: release)
        for pair in PaintedPairTests.pairs(on: release) {
          let row = try #require(
            report.appearances[0].rows.first {
              $0.foreground == pair.foreground && $0.surface == pair.surface
            },
            "\(pair.foreground)")
          let painted = try ratio(of: pair.parts, on: release, in: appearance)
          // Pixels are whole numbers, and the tints are dark or light.
          #expect(
            abs(row.ratio / painted - 1) < 0.03, "\(pair.foreground), \(appearance): \(row.ratio)")
        }
      }
    }
  }

  /// The contrast of the first of some parts with those under it.
  private func ratio(
    of parts: [String], on release: GTKRelease, in appearance: Appearance
  ) throws -> Double {
    let colors = try parts.map { part in
      Color(try #require(release.knowledge.paint(part, in: appearance), "\(part)"))
    }
    let background = colors.dropFirst().reversed().reduce(Color.black) { $1.composited(over: $0) }
    return colors[0].contrastRatio(against: background)
  }
}

extension Color {
  /// A color that was painted, without the alpha that its pixel was multiplied by.
  fileprivate init(_ paint: PartPaint) {
    let color = paint.color
    let alpha = Double(color.alpha)
    let scale = paint.isPremultiplied && alpha > 0 ? 1 / alpha : 1
    self.init(
      red: Double(color.red) * scale, green: Double(color.green) * scale,
      blue: Double(color.blue) * scale, alpha: alpha * paint.opacity)
  }
}
