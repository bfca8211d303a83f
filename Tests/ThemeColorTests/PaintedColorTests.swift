import Testing
import ThemeColor

@Suite struct PaintedColorTests {
  @Test func clampsEachComponent() {
    #expect(Color(red: 2, green: -1, blue: 0.5, alpha: 3) == Color(red: 1, green: 0, blue: 0.5))
    #expect(Color(red: .nan, green: .infinity, blue: -.infinity) == Color(hex: "#0f0"))
    #expect(Color.white.withAlpha(-1) == Color(hex: "#fff0"))
  }

  // `shade(#ffffff,0.9)` is 229 in GTK: the `Float` lies below 0.9, and 255 times that below 229.5.
  @Test(arguments: [(0.9, 229), (0.7, 178), (0.5, 128), (0.1, 26), (1, 255), (0, 0)])
  func roundsToBytesByWayOfFloat(component: Double, expected: UInt8) {
    let color = Color(red: component, green: component, blue: component, alpha: component)
    #expect(color.bytes == (expected, expected, expected, expected))
  }
}
