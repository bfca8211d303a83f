import GTKKnowledge
import Testing
import ThemeColor
import ThemeModel

@Suite struct TermTests {
  @Test(arguments: [
    ("text-shadow", ReleaseKnowledge.Terms.properties, GTKRelease.v4_8),
    ("-gtk-icon-weight", .properties, .v4_24),
    ("root", .pseudoClasses, .v4_16),
    ("prefers-color-scheme", .mediaFeatures, .v4_20),
    ("prefers-reduced-motion", .mediaFeatures, .v4_22),
    ("media", .atRules, .v4_20),
    ("oklch", .colorFunctions, .v4_16),
    ("min", .numberFunctions, .v4_16),
    ("dimmed", .styleClasses, .v4_18),
    ("sidebar-pane", .styleClasses, .v4_12),
    ("toggle-group", .styleNodes, .v4_18),
    ("AdwBanner", .widgets, .v4_10),
    ("AdwAlertDialog", .widgets, .v4_14),
    ("AdwToggleGroup", .widgets, .v4_18),
  ])
  func aNameIsKnownFromItsFirstReleaseOn(
    name: String, terms: ReleaseKnowledge.Terms, first: GTKRelease
  ) {
    for release in GTKRelease.allCases where release >= .v4_8 {
      let isKnown = release.knowledge.has(name, in: terms)
      #expect(isKnown == (release >= first), "\(name) of \(release)")
    }
  }

  @Test(arguments: [
    ("-gtk-outline-radius", ReleaseKnowledge.Terms.properties), ("binding-set", .atRules),
    ("sorted", .pseudoClasses), ("-gtk-gradient", .imageFunctions), ("GtkMenuItem", .widgets),
    ("titlebutton", .styleClasses), ("decoration", .styleNodes), ("wm_title", .styleColors),
  ])
  func someNamesAreOfGTK3Alone(name: String, terms: ReleaseKnowledge.Terms) {
    #expect(GTKRelease.allCases.filter { $0.knowledge.has(name, in: terms) } == [.v3_24])
  }

  @Test(arguments: [
    ("filter", ReleaseKnowledge.Terms.properties), ("focus-within", .pseudoClasses),
    ("hsl", .colorFunctions), ("conic-gradient", .imageFunctions), ("AdwBin", .widgets),
    ("blur", .filterFunctions),
  ])
  func someNamesAreNotOfGTK3(name: String, terms: ReleaseKnowledge.Terms) {
    #expect(GTKRelease.allCases.filter { $0.knowledge.has(name, in: terms) }.first == .v4_8)
  }

  @Test func nodesAndClassesOfWidgetsAreKnown() {
    let knowledge = GTKRelease.v4_24.knowledge
    for node in ["button", "toggle-group", "sidebar", "range", "view-switcher-sidebar"] {
      #expect(knowledge.nodes.contains(node), "\(node)")
    }
    for name in ["suggested-action", "text-button", "continuous", "prefix"] {
      #expect(knowledge.classes.contains(name), "\(name)")
    }
    for list in [knowledge.nodes, knowledge.classes] {
      #expect(list.allSatisfy { name in !name.isEmpty && !name.contains { " .*:()".contains($0) } })
      #expect(list == list.sorted())
    }
  }

  @Test(arguments: [
    ("--border-opacity", "15%", "15%", "50%", "50%"), ("--dim-opacity", "55%", "55%", "90%", "90%"),
    (
      "--standalone-color-oklab", "min(l, 0.5) a b", "max(l, 0.85) a b", "min(l, 0.5) a b",
      "max(l, 0.85) a b"
    ),
    ("--accent-blue", "#3584e4ff", "#3584e4ff", "#3584e4ff", "#3584e4ff"),
  ])
  func variablesHoldWhatTheStylesheetSays(
    name: String, light: String, dark: String, lightContrast: String, darkContrast: String
  ) {
    for release in [GTKRelease.v4_16, .v4_18, .v4_24] {
      let texts = [TraitSet(), .highContrast].flatMap { contrast in
        [Appearance.Scheme.light, .dark].map { scheme in
          release.knowledge.text(ofVariable: name, in: Appearance(scheme, contrast))
        }
      }
      #expect(texts == [light, dark, lightContrast, darkContrast], "\(release)")
    }
    #expect(GTKRelease.v4_14.knowledge.text(ofVariable: name, in: .light) == nil)
    #expect(GTKRelease.v4_24.knowledge.text(ofVariable: name + "-x", in: .light) == nil)
  }

  @Test(arguments: GTKRelease.allCases)
  func everyReleaseHasWhatAllHave(release: GTKRelease) {
    let knowledge = release.knowledge
    #expect(knowledge.has("background-color", in: .properties))
    #expect(knowledge.has("hover", in: .pseudoClasses))
    #expect(knowledge.has("not", in: .pseudoClassFunctions))
    #expect(knowledge.has("suggested-action", in: .styleClasses))
    #expect(knowledge.node(ofWidget: "GtkButton") == "button")
    #expect(knowledge.nodes(inWidget: "GtkCheckButton") == "checkbutton(check)")
    #expect(!knowledge.has("padding-inline", in: .properties))
    #expect(!knowledge.nodes.contains("div"))
  }

  @Test(arguments: [
    (StockShare.border, 0.15, 0.5), (.dimmed, 0.55, 0.9), (.disabled, 0.5, 0.4),
    (.focusRing, 0.5, 0.8),
  ])
  func sharesRiseWithContrast(share: StockShare, normal: Double, high: Double) throws {
    for release in GTKRelease.allCases {
      for scheme in Appearance.Scheme.allCases {
        let knowledge = release.knowledge
        #expect(knowledge.share(share, in: Appearance(scheme)) == normal)
        #expect(knowledge.share(share, in: Appearance(scheme, .highContrast)) == high)
      }
    }
  }

  @Test(arguments: [(GTKRelease.v4_8, "#e01b24"), (.v4_18, "#c30000"), (.v4_24, "#c30000")])
  func theTextOfDestructiveButtonsIsKnown(release: GTKRelease, color: String) throws {
    let light = Appearance(.light)
    let part = release == .v4_8 ? "destructive-bg" : "destructive-fg"
    let paint = try #require(release.knowledge.paint(part, in: light))
    #expect(Color(paint.color).hex == Color(hex: color)?.hex)
  }
}
