import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct StockThemeTests {
  private static let releases = GTKRelease.allCases.filter { $0 != .v3_24 }

  private func library(_ release: GTKRelease) -> ThemeLibrary {
    ThemeLibrary(userFolder: nil, release: release)
  }

  @Test(arguments: releases) func aRoleThatNobodySetsIsThatOfTheRelease(release: GTKRelease) throws
  {
    var count = 0
    for appearance in [Appearance.light, .dark] {
      let stock = library(release).base.resolved(appearance)
      for role in ColorRole.allCases {
        guard let known = release.knowledge.stock(role, in: appearance) else { continue }
        #expect(
          stock[role].roundedToBytes == Color(known).roundedToBytes, "\(role) of \(appearance)")
        count += 1
      }
    }
    #expect(count > 150)
  }

  /// The colors of 4.10 are those of 4.8; one is known by its table, the other by the theme's file.
  @Test func aTableSaysWhatTheFileSays() throws {
    let release = GTKRelease.v4_10
    for role in ColorRole.allCases {
      let text = "livery = 1\nname = \"One\"\n[colors]\n\(role.name) = \"#f012e6\"\n"
      let first = try Theme(text: text, id: "one", from: library(.v4_8))
      let theme = try Theme(text: text, id: "one", from: library(release))
      for appearance in [Appearance.light, .dark, Appearance(.dark, .highContrast)] {
        let (first, own) = (first.resolved(appearance), theme.resolved(appearance))
        for other in ColorRole.allCases {
          let isKnown = GTKRelease.v4_8.knowledge.reading(of: other) != nil
          guard isKnown || other.since == nil else { continue }
          #expect(own[other] == first[other], "\(other) where \(role) is set")
        }
      }
    }
  }

  @Test(arguments: [(GTKRelease.v4_14, true), (.v4_16, false), (.v4_24, false)])
  func swatchesMoveTheAccentBefore1_6(release: GTKRelease, moves: Bool) throws {
    let text = "livery = 1\nname = \"Blue\"\n[colors]\nblue-3 = \"#00ff00\"\n"
    let theme = try Theme(text: text, id: "blue", from: library(release))
    #expect((theme.resolved(.light)[.accentBg] == Color(hex: "#00ff00")) == moves)
  }

  @Test func theAccentFollowsItsBackgroundFrom1_6On() throws {
    let text = "livery = 1\nname = \"Red\"\n[colors]\naccent-bg = \"#a00000\"\n"
    let background = try #require(Color(hex: "#a00000"))
    for release in Self.releases {
      let theme = try Theme(text: text, id: "red", from: library(release))
      let accent = theme.resolved(.dark)[.accent]
      let derived = Color.standalone(background: background, dark: true)
      #expect((accent == derived) == (release >= .v4_16), "\(release)")
    }
  }

  @Test(arguments: [
    (ColorRole.separator, 0.15, 0.5), (.border, 0.15, 0.5), (.secondaryLabel, 0.55, 0.9),
  ])
  func sharesOfTheTextGrowInHighContrast(role: ColorRole, share: Double, high: Double) {
    for release in Self.releases {
      for scheme in Appearance.Scheme.allCases {
        for (traits, share) in [(TraitSet(), share), (.highContrast, high)] {
          let stock = library(release).base.resolved(Appearance(scheme, traits))
          let ratio = stock[role].alpha / stock[.windowFg].alpha
          #expect(abs(ratio - share) < 0.005, "\(release) \(scheme)")
        }
      }
    }
  }

  /// GTK paints lines, and thins text, in the color that the text around them has.
  @Test(arguments: releases) func linesAndDimmedTextFollowTheLabel(release: GTKRelease) throws {
    let text = "livery = 1\nname = \"Red\"\n[colors]\nlabel = \"#ff0000\"\n"
    let theme = try Theme(text: text, id: "red", from: library(release))
    for (traits, line, dimmed) in [(TraitSet(), 0.15, 0.55), (.highContrast, 0.5, 0.9)] {
      let resolved = theme.resolved(Appearance(.light, traits))
      let shares = [(ColorRole.border, line), (.separator, line), (.secondaryLabel, dimmed)]
      for (role, share) in shares {
        #expect(resolved[role].withAlpha(1) == Color(hex: "#ff0000"), "\(role)")
        #expect(abs(resolved[role].alpha - share) < 0.005, "\(role)")
      }
    }
  }

  /// So a theme has no loop in high contrast that it does not have without.
  @Test(arguments: releases) func valuesForHighContrastReferToTheSameRoles(release: GTKRelease) {
    let base = library(release).base
    for scheme in Appearance.Scheme.allCases {
      for role in ColorRole.allCases {
        let (plain, high) = (Appearance(scheme), Appearance(scheme, .highContrast))
        let references = [plain, high].map { appearance in
          base.explanation(of: role, in: appearance)?.references.map(\.name)
        }
        #expect(references[0] == references[1], "\(role)")
      }
    }
  }

  @Test func aThemeMovesFromOneReleaseToAnother() throws {
    let text = "livery = 1\nname = \"Some\"\n[colors]\nwindow-bg = \"#102030\"\n"
    let first = try Theme(text: text, id: "some", from: library(.v4_8))
    for release in Self.releases {
      let moved = try #require(first.rebased(onBaseOf: library(release).base).theme)
      let read = try Theme(text: text, id: "some", from: library(release))
      for appearance in [Appearance.light, .dark] {
        let (one, other) = (moved.resolved(appearance), read.resolved(appearance))
        #expect(ColorRole.allCases.allSatisfy { one[$0] == other[$0] })
      }
    }
  }

  @Test func aLoopThatOnlyALaterReleaseHasIsFound() throws {
    let text = "livery = 1\nname = \"Loop\"\n[colors]\naccent-bg = \"$accent\"\n"
    let theme = try Theme(text: text, id: "loop", from: library(.v4_8))
    let (moved, _, findings) = theme.rebased(onBaseOf: library(.v4_18).base)
    #expect(moved == nil)
    #expect(findings.map(\.rule) == [.loop])
  }
}
