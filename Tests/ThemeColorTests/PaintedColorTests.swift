import Testing
import ThemeColor

@Suite struct ColorTests {
  @Test func clampsEachComponent() {
    #expect(Color(red: 2, green: -1, blue: 0.5, alpha: 3) == Color(red: 1, green: 0, blue: 0.5))
  }
}
