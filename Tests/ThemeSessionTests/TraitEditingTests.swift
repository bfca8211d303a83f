import Testing
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct TraitEditingTests {
  private static let stormy = "[traits]\nstormy = { summary = 'Rougher water' }\n"

  @Test func declaresATraitInItsOwnTable() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.set(["traits", "stormy", "summary"], to: "Rougher water")
    #expect(
      shop.more
        == "[colors]\nlink = 'blue'\n\n[traits]\nstormy = { summary = \"Rougher water\" }\n")
    #expect(shop.session.loadedTheme.theme.traits.custom.map(\.summary) == ["Rougher water"])
    #expect(throws: SessionError.self) {
      try shop.session.set(["traits", "dark", "summary"], to: "Night")
    }
  }

  @Test func givesAColorItsFirstValueForATraitThatNothingUses() throws {
    let shop = try Workshop(Self.stormy + "[colors]\nlink = 'blue' # sea\n")
    let stormy = try #require(shop.session.loadedTheme.theme.traits.trait(named: "stormy"))
    shop.session.setOptions(stormy)
    try shop.session.set(.role(.link), to: "red", in: .appearance)
    #expect(
      shop.more == Self.stormy
        + "[colors]\nlink = { default = 'blue', \"light+stormy\" = 'red' } # sea\n")
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test func givesAnyValueOneForAnAppearanceAlone() throws {
    let shop = try Workshop("[styles]\nbutton = { radius = 3, padding = [2, 4] }\n")
    shop.session.setScheme(.dark)
    try shop.session.set(["styles", "button", "radius"], to: .number(9), in: .appearance)
    try shop.session.set(["styles", "button", "padding"], to: .number(0), in: .appearance)
    let light = "{ light = 3, dark = 9 }, padding = { light = [2, 4], dark = 0 }"
    #expect(shop.more == "[styles]\nbutton = { radius = \(light) }\n")
    try shop.session.set(["styles", "button", "radius"], to: .number(5), in: .everywhere)
    #expect(shop.more?.contains("button = { radius = 5, padding") ?? false)
  }

  @Test func setsMembersOfARuleAndLeavesTheOthers() throws {
    let shop = try Workshop("[styles]\nbutton = { radius = 3, padding = [2, 4] } # round\n")
    try shop.session.set(["styles", "button"], to: .table([.init("radius", .number(9))]))
    #expect(shop.more == "[styles]\nbutton = { radius = 9, padding = [2, 4] } # round\n")
    try shop.session.set(["styles", "card"], to: .table([.init("radius", .number(1))]))
    try shop.session.remove(["styles", "button"], in: .everywhere)
    #expect(shop.more == "[styles]\ncard = { radius = 1 }\n")
    try shop.session.remove(["styles", "card", "radius"])
    #expect(shop.more?.contains("card") == false)
  }

  @Test func removesATraitWithTheValuesThatHoldOnlyThere() throws {
    let shop = try Workshop(
      """
      # the weather
      [traits]
      stormy = { summary = 'Rougher water' }
      calm = 'Still water' # as glass

      [palette]
      foam = { default = 'white', 'stormy+dark' = 'gray' }

      [colors]
      link = { light = 'blue', dark = 'cyan', 'light+stormy' = 'navy' } # sea
      border = { stormy = 'red' }

      [styles]
      button = { radius = { stormy = 3 } }
      "button:hover" = { color = "$foam", opacity = { calm = 0.9, stormy = 0.5, "calm+stormy" = 0.7 } }

      """)
    try shop.session.removeTrait("stormy")
    #expect(
      shop.more == """
        # the weather
        [traits]
        calm = 'Still water' # as glass

        [palette]
        foam = { default = 'white' }

        [colors]
        link = { light = 'blue', dark = 'cyan' } # sea

        [styles]
        "button:hover" = { color = "$foam", opacity = { calm = 0.9 } }

        """)
    #expect(shop.session.loadedTheme.theme.traits.custom.map(\.name) == ["calm"])
    try shop.session.undo()
    #expect(shop.more?.contains("'stormy+dark' = 'gray'") ?? false)
    #expect(!shop.session.canUndo)
  }

  @Test func keepsATraitThatIsNamedLikeAProperty() throws {
    let shop = try Workshop(
      "[traits]\nradius = 'Round'\n[styles]\nbutton = { radius = 3, padding = { radius = 1 } }\n")
    try shop.session.removeTrait("radius")
    #expect(shop.more == "[traits]\n[styles]\nbutton = { radius = 3 }\n")
  }
}
