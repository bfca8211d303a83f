import LiveryAdwaita
import Testing
import ThemeColor

@testable import LiveryAudit
@testable import LiveryRendering

/// The colors of painted shapes in a rectangle, without GTK.
@MainActor @Suite struct CompositorTests {
  private nonisolated static let area = PaintRect(left: 10, top: 10, right: 20, bottom: 20)
  private nonisolated static let page = PaintRect(left: 0, top: 0, right: 100, bottom: 100)
  private nonisolated static let half = PaintRect(left: 0, top: 0, right: 15, bottom: 100)

  private nonisolated static func gray(_ level: Double, alpha: Double = 1) -> PaintColor {
    PaintColor(red: level, green: level, blue: level, alpha: alpha)
  }

  private nonisolated static func shade(_ level: Double) -> Color { Color(gray(level)) }

  private nonisolated static func group(_ parts: Paint...) -> Paint { .group(parts, page) }

  private nonisolated static func rim(depth: Double) -> Paint {
    let corner = RoundedRect.Corner(across: 4, down: 4)
    let outline = RoundedRect(
      PaintRect(left: 5, top: 5, right: 25, bottom: 25),
      corners: Array(repeating: corner, count: 4))
    return .shape(PaintShape(.rim(outline, depth: depth), in: outline.rect, number: 0))
  }

  private func background(of paint: Paint, foreground: Int? = nil) -> Background {
    Compositor(foreground: foreground) { _, _, _ in .clear }.background(
      of: paint, in: CompositorTests.area)
  }

  private nonisolated static let white = Paint.fill(gray(1), page)
  private nonisolated static let halfBlack = Paint.fill(gray(0), half)

  private nonisolated static let cases: [(Paint, Background)] = [
    (group(), .clear),
    (white, .uniform(shade(1))),
    (halfBlack, .mixed),
    (.fill(gray(0), PaintRect(left: 20, top: 0, right: 30, bottom: 100)), .clear),
    // What lies under something opaque is not seen.
    (group(halfBlack, white), .uniform(shade(1))),
    (group(halfBlack, .fill(gray(1, alpha: 0.5), page)), .mixed),
    (group(white, .fill(gray(0, alpha: 0.5), page)), .uniform(shade(0.5))),
    // The opacity of a group is that of all in it.
    (
      group(white, .opacity(0.5, group(.fill(gray(1), page), .fill(gray(0), page)))),
      .uniform(shade(0.5))
    ),
    (.clip(RoundedRect(half), white), .mixed),
    (.clip(RoundedRect(page), white), .uniform(shade(1))),
    (.placed(Placement(x: 15, y: 0), halfBlack, page), .mixed),
    (.placed(Placement(x: 5, y: 0), halfBlack, page), .uniform(shade(0))),
    (.placed(Placement(x: 0, y: 0, scaleX: 2, scaleY: 1), halfBlack, page), .uniform(shade(0))),
    (.crossFade(0.25, white, .fill(gray(0), page)), .uniform(shade(0.75))),
    (group(white, rim(depth: 5)), .uniform(shade(1))),
    (group(white, rim(depth: 6)), .mixed),
  ]

  @Test(arguments: cases.indices)
  func tellsOneColorFromSeveral(index: Int) {
    let (paint, expected) = CompositorTests.cases[index]
    #expect(background(of: paint) == expected)
  }

  @Test func leavesOutEveryForegroundButOne() {
    let foregrounds = (0..<2).map { number in
      Paint.foreground(
        Foreground(
          .text, CompositorTests.gray(0.25 * Double(number)), in: CompositorTests.area,
          number: number))
    }
    let paint = CompositorTests.group(CompositorTests.white, foregrounds[0], foregrounds[1])
    #expect(background(of: paint) == .uniform(CompositorTests.shade(1)))
    #expect(background(of: paint, foreground: 0) == .uniform(CompositorTests.shade(0)))
    #expect(background(of: paint, foreground: 1) == .uniform(CompositorTests.shade(0.25)))
  }

  @Test func knowsRoundCorners() {
    let corner = RoundedRect.Corner(across: 10, down: 10)
    let shape = RoundedRect(CompositorTests.page, corners: Array(repeating: corner, count: 4))
    #expect(shape.contains(PaintRect(left: 3, top: 3, right: 97, bottom: 97)))
    #expect(!shape.contains(PaintRect(left: 2, top: 2, right: 50, bottom: 50)))
    #expect(!shape.contains(PaintRect(left: 50, top: 50, right: 98, bottom: 98)))
    #expect(shape.contains(PaintRect(left: 0, top: 10, right: 100, bottom: 90)))
  }
}
