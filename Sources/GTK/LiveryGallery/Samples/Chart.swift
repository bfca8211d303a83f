import LiveryAdwaita
import ThemeColor
import ThemeModel

/// The nights of fog in three years, drawn by hand in the theme's colors.
final class Chart {
  /// Nights per month, from January to June, the most recent year last.
  private static let years: [(role: ColorRole, nights: [Double])] = [
    (.warning, [9, 7, 6, 4, 4, 3]),
    (.success, [7, 8, 9, 7, 5, 2]),
    (.accent, [6, 5, 8, 10, 7, 5]),
  ]

  /// The value of the highest grid line.
  private static let most = 12.0

  private let area: DrawingArea
  private var theme: ResolvedTheme?

  init(on area: DrawingArea) {
    self.area = area
    area.setDrawing { [weak self] width, height in
      self?.drawing(width: width, height: height) ?? Drawing([])
    }
  }

  /// Draws the chart again in the colors of a theme.
  func show(_ theme: ResolvedTheme) {
    self.theme = theme
    area.redraw()
  }

  /// The lines for a size in px: a grid in the border's color, and over it a line a year.
  func drawing(width: Double, height: Double) -> Drawing {
    guard let theme else { return Drawing([]) }
    // Room for half of a line, which is 3 px wide.
    let inset = 2.0
    // Each month has a sixth of the width, like its name below.
    let point = { (month: Double, nights: Double) in
      Drawing.Point(
        x: (month + 0.5) / 6 * width,
        y: height - inset - nights / Self.most * (height - 2 * inset))
    }
    let grid = stride(from: 0, through: Self.most, by: 3).map { nights in
      Drawing.Line(
        [point(-0.5, nights), point(5.5, nights)], color: theme[.border].gtkText, width: 1)
    }
    let years = Self.years.map { year in
      Drawing.Line(
        year.nights.enumerated().map { point(Double($0.offset), $0.element) },
        color: theme[year.role].gtkText, width: 3)
    }
    return Drawing(grid + years)
  }
}
