import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@testable import ThemeTemplates

@Suite struct MaterialTests {
  /// Compares with the values that an independent implementation computed.
  @Test func makesEachColorToTheByte() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Vectors/material-schemes.tsv"), encoding: .utf8)
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    try #require(rows.count == 109)
    let roles = try rows[0].dropFirst(4).map { try #require(MaterialRole(rawValue: $0)) }
    #expect(Set(roles) == Set(MaterialRole.allCases))
    for row in rows.dropFirst() {
      let scheme = MaterialScheme(
        seed: try #require(Color(hex: row[0])),
        variant: try #require(MaterialScheme.Variant(rawValue: row[1])),
        contrast: try #require(Double(row[2])), isDark: row[3] == "dark")
      for (role, digits) in zip(roles, row.dropFirst(4)) {
        #expect(scheme.color(of: role) == Color(hex: "#\(digits)"), "\(row[...3]), \(role)")
      }
    }
  }

  @Test func spreadsSeedsEvenly() {
    let seeds = (0..<900).map(MaterialSeed.init)
    #expect(Set(seeds.prefix(45).map { "\($0.variant) \($0.contrast)" }).count == 45)
    #expect(Set(seeds.map(\.color)).count > 850)
    for start in stride(from: 0.0, to: 360, by: 30) {
      let found = seeds.count { (start..<(start + 30)).contains(HCT($0.color).hue) }
      #expect((50...100).contains(found), "\(found) from \(start)°")
    }
  }

  @Test func namesWhatAPaletteIsMadeOf() throws {
    for index in 0..<90 {
      let seed = MaterialSeed(index: index)
      #expect(MaterialSeed(name: seed.name) == seed)
    }
    #expect(MaterialSeed(index: 0).name.hasSuffix(" tonal_spot 0"))
    let text = try #require(PaletteSupply.materialPalette("#3584e4 vibrant -0.25"))
    #expect(text.file == "#3584e4 vibrant -0.25")
    #expect(String(decoding: text.bytes, as: UTF8.self).contains("\"on_surface\""))
  }

  @Test(arguments: [
    "", "#3584e4 vibrant", "3584e4 vibrant 0", "#3584e4ff vibrant 0", "#3584e4 loud 0",
    "#3584e4 vibrant 2", "#3584e4 vibrant nan", "#3584e4 vibrant 0 ",
  ])
  func takesNoOtherName(name: String) {
    #expect(PaletteSupply.materialPalette(name) == nil)
  }

  @Test func readsEachPaletteThatItMakes() throws {
    let supply = PaletteSupply(material: 90)
    for index in 0..<supply.count {
      let (palette, findings) = supply.palette(index, of: .material)
      #expect(findings.isEmpty)
      #expect(palette?.palette.schemes == [.light, .dark])
      #expect(palette?.name == MaterialSeed(index: index).name)
    }
  }
}
