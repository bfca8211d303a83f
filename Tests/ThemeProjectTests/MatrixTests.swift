import Foundation
import Testing
import ThemeFormats
import ThemeProject

@Suite struct MatrixTests {
  private let double = TextScale(factor: 2) ?? .usual

  @Test func namesCellsByWhatIsNotUsual() throws {
    let accent = try #require(Accent("rgb(145, 65, 172)"))
    let names = [
      Variant(appearance: "dark"),
      Variant(appearance: "dark", accent: accent),
      Variant(appearance: "light+high-contrast", textScale: double),
      Variant(appearance: "dark", accent: accent, textScale: double, direction: .rightToLeft),
    ].map(\.name)
    #expect(
      names == [
        "dark", "dark+accent-9141ac", "light+high-contrast+text-200",
        "dark+accent-9141ac+text-200+rtl",
      ])
  }

  @Test(arguments: ["", "blau", "#9141ac80", "transparent", "None"])
  func takesOnlyOpaqueColorsForAccents(text: String) {
    #expect(Accent(text) == nil)
  }

  @Test(arguments: [(0.5, 50), (1, 100), (1.254, 125), (3, 300)])
  func roundsTextScalesToAHundredth(factor: Double, percent: Int) {
    #expect(TextScale(factor: factor)?.percent == percent)
  }

  @Test(arguments: [0.49, 3.01, -1, .nan, .infinity])
  func takesNoOtherTextScales(factor: Double) {
    #expect(TextScale(factor: factor) == nil)
  }

  @Test func multipliesTheAxesOfABlock() throws {
    let block = Matrix.Block(
      accents: [.none] + Accent.adwaita, textScales: [.usual, double], directions: [.rightToLeft])
    let variants = try block.variants(in: ["light", "dark"])
    #expect(variants.count == 40)
    #expect(variants.first?.name == "light+rtl")
    #expect(variants.last?.name == "dark+accent-6f8396+text-200+rtl")
    #expect(Set(variants.map(\.name)).count == 40)
  }

  @Test func refusesMoreCellsThanAnyoneLooksAt() {
    let block = Matrix.Block(accents: Array(repeating: .none, count: 90_000))
    #expect(throws: MatrixError.self) {
      try block.variants(in: Array(repeating: "dark", count: 90_000))
    }
  }

  @Test func fillsOnlyWhatIsLeftOpen() throws {
    let matrix = Matrix([.init(themes: ["ocean"]), .init(themes: ["mint"], appearances: ["dark"])])
    let filled = try matrix.filled(from: .init(appearances: ["light"]), named: "m")
    #expect(filled.blocks.map(\.appearances) == [["light"], ["dark"]])
    #expect(throws: MatrixError("the matrix 'm' names its themes itself; leave out others")) {
      try matrix.filled(from: .init(themes: ["pumpkin"]), named: "m")
    }
  }

  @Test func namesEachThemeOnceWithItsBlocks() {
    let dark = Matrix.Block(themes: ["ocean", "mint"], appearances: ["dark"])
    let light = Matrix.Block(themes: ["ocean", "ocean"], appearances: ["light"])
    let themes = Matrix([dark, light]).themes
    #expect(themes.map(\.argument) == ["ocean", "mint"])
    #expect(themes.map(\.blocks) == [[dark, light], [dark]])
  }

  @Test func comesBackFromJSON() throws {
    let variant = Variant(
      appearance: "dark", accent: Accent.yaru[3], textScale: double, direction: .rightToLeft)
    let json = try JSONEncoder().encode(variant)
    #expect(try JSONDecoder().decode(Variant.self, from: json) == variant)
    let plain = Variant(appearance: "dark")
    #expect(try JSONDecoder().decode(Variant.self, from: JSONEncoder().encode(plain)) == plain)
  }

  @Test func hasAllThatUsersHave() throws {
    let matrix = try #require(Matrix.builtIn("user-themes"))
    #expect(Accent.adwaita.count == 9 && Accent.yaru.count == 10)
    let variants = try matrix.blocks.flatMap { block in
      try block.variants(in: block.appearances ?? []).map { (block.themes ?? [], $0) }
    }
    #expect(variants.contains { $0.1.direction == .rightToLeft })
    #expect(variants.contains { $0.1.textScale == double })
    #expect(variants.contains { $0.1.appearance == "dark+high-contrast" })
    #expect(variants.contains { $0.0 == ThemeLibrary.hostileIDs })
    #expect(variants.allSatisfy { !$0.0.isEmpty })
  }
}
