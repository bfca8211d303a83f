import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@Suite struct VisionTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))

  private func colors(in text: String) -> [String: String] {
    let definitions = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let words = line.dropLast().split(separator: " ", maxSplits: 2).map(String.init)
      return words.count == 3 && words[0] == "@define-color" ? (words[1], words[2]) : nil
    }
    return Dictionary(uniqueKeysWithValues: definitions)
  }

  @Test(arguments: ColorVisionDeficiency.allCases)
  func paintsEveryRoleAsItIsSeen(deficiency: ColorVisionDeficiency) {
    session.select("ocean")
    session.setVision(.deficient(deficiency))
    let theme = session.loadedTheme.resolved
    let painted = colors(in: session.loadedTheme.colors)
    for role in ColorRole.allCases {
      let seen = theme[role].simulating(deficiency)
      let text = seen.alpha > 0.999 ? String(seen.hex.dropLast(2)) : seen.gtkText
      #expect(painted[role.namedColor] == text, "\(role)")
    }
  }

  @Test func namesTheToolkitsColorsToo() {
    session.setVision(.grayscale)
    #expect(colors(in: session.loadedTheme.colors)["accent_bg_color"] == "#838383")
    session.setVision(.full)
    #expect(session.loadedTheme.colors.isEmpty)
  }

  @Test func leavesTheThemesOwnColorsToBeRead() throws {
    let shop = try Workshop("[colors]\nlink = '#ff0000'\n")
    shop.session.setVision(.grayscale)
    #expect(shop.shown(.link) == "#ff0000ff")
    #expect(shop.session.loadedTheme.painted[.link].hex == "#7f7f7fff")
  }

  @Test func paintsTheColorsOfRulesAsTheyAreSeen() throws {
    let shop = try Workshop(
      "[styles]\nbutton = { background = '#ff0000', shadow = '0 1 2 0 #00ff00' }\n")
    shop.session.setVision(.grayscale)
    #expect(shop.session.loadedTheme.rules.contains("background-color: #7f7f7f;"))
    #expect(shop.session.loadedTheme.rules.contains("box-shadow: 0px 1px 2px 0px #dcdcdc;"))
  }

  @Test func paintsOverridesAsTheyAreSeen() throws {
    let shop = try Workshop("[colors]\nlink = '#ff0000'\n[custom-colors]\nink = '#00ff00'\n")
    shop.session.setVision(.grayscale)
    shop.session.override("a", with: Style().setting(.color, to: .role(.link)))
    shop.session.override("b", with: Style().setting(.color, to: .custom("ink")))
    shop.session.override(
      "c", with: Style().setting(.color, to: .color(Color(red: 0, green: 0, blue: 1))))
    #expect(
      shop.session.loadedTheme.widgets == "#a {\n  color: #7f7f7f;\n}\n#b {\n  color: #dcdcdc;\n}\n"
        + "#c {\n  color: #4c4c4c;\n}\n")
  }

  @Test func scalesWithTheSeverity() throws {
    let shop = try Workshop("[colors]\nlink = '#ff0000'\n")
    shop.session.setVision(.deficient(.protanopia, severity: 0))
    #expect(shop.session.loadedTheme.painted[.link].hex == "#ff0000ff")
    shop.session.setVision(.deficient(.protanopia, severity: 0.5))
    let expected = Color(red: 1, green: 0, blue: 0).simulating(.protanopia, severity: 0.5)
    #expect(shop.session.loadedTheme.painted[.link] == expected)
  }

  @Test func tellsNobodyWhereNothingChanges() {
    let owner = VisionOwner()
    var notified = -1
    session.observe(owner) { _ in notified += 1 }
    session.setVision(.full)
    #expect(notified == 0)
    session.setVision(.grayscale)
    session.setVision(.grayscale)
    #expect(notified == 1)
    withExtendedLifetime(owner) {}
  }
}

private final class VisionOwner {}
