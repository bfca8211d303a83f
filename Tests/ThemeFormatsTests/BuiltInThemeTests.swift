import Testing
import ThemeColor
import ThemeFormats
import ThemeModel

/// The themes that come with Livery, and what one file may say of both schemes and of fonts.
@Suite struct BuiltInThemeTests {
  private static let library = ThemeLibrary(userFolder: nil)

  @Test func areTheThemesThatAreNamed() throws {
    #expect(
      ThemeLibrary.builtInIDs == ["adwaita", "midnight", "daylight", "ocean", "mint", "pumpkin"])
    var seen: Set<[Color]> = []
    for id in ThemeLibrary.builtInIDs {
      let reading = try #require(Self.library.builtIn(id))
      #expect(reading.findings.isEmpty, "\(id) \(reading.findings)")
      let theme = try #require(reading.theme)
      #expect("\(theme)" == id)
      for scheme in theme.schemes {
        let resolved = theme.resolved(Appearance(scheme))
        #expect("\(resolved)" == "\(id), \(scheme)")
        // What it is known by is in no other.
        #expect(
          seen.insert([resolved[.accentBg], resolved[.windowBg]]).inserted, "\(id) \(scheme)")
      }
    }
  }

  @Test func holdALightAndADarkValueOfEachColorTheyAreMadeOf() throws {
    for id in ThemeLibrary.builtInIDs {
      let theme = try #require(Self.library.builtIn(id)?.theme)
      let (light, dark) = (theme.resolved(.light), theme.resolved(.dark))
      #expect(light[.windowBg].contrastRatio(against: .black) > 10, "\(id)")
      #expect(dark[.windowBg].contrastRatio(against: .white) > 10, "\(id)")
      for pair in [light, dark] {
        #expect(pair[.windowFg].contrastRatio(against: pair[.windowBg]) > 4.5, "\(id)")
      }
    }
  }

  @Test(arguments: FontName.allCases)
  func setAFontForEachTextStyle(name: FontName) throws {
    let theme = try Theme(
      text: "livery = 1\nname = 'T'\n[fonts]\n\(name.rawValue) = { size = 33, weight = 450 }",
      id: "t")
    let resolved = theme.resolved(.light)
    let styled = resolved.rules.filter { rule in
      let declared = resolved.declarations(of: rule)
      return declared.contains { $0.property == .fontSize && $0.value == .points(33) }
        && declared.contains { $0.property == .fontWeight && $0.value == .number(450) }
    }
    #expect(!styled.isEmpty)
    // No text style is a part of another.
    #expect(styled.allSatisfy { resolved.selector(of: $0).steps.count == 1 })
  }
}
