import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// What one format says of a theme, another says again.
@Suite struct RoundTripTests {
  /// The formats that hold every color of one appearance at least.
  private static let holders: [ThemeFormat] = [.livery, .gradience, .gtkCSS, .dtcg]

  private static let pairs = SampleThemes.allCases.flatMap { sample in
    holders.map { (sample, $0) }
  }.filter { sample, format in
    // Without a color there is no token to write.
    !(sample == .bare && format == .dtcg)
  }

  @Test(arguments: pairs)
  func keepsEveryColor(sample: SampleThemes, format: ThemeFormat) throws {
    let theme = try sample.theme
    for appearance in theme.appearances {
      var writer = ThemeWriter(theme)
      writer.appearance = appearance
      let again = try read(writer, as: format)
      expectSameColors(theme.resolved(appearance), again.resolved(appearance))
    }
  }

  @Test(arguments: SampleThemes.allCases)
  func keepsAllThatAThemeSaysInALiveryFile(sample: SampleThemes) throws {
    let theme = try sample.theme
    for name in ["t.livery.toml", "t.livery.json"] {
      let written = ThemeWriter(theme).written(as: .livery, named: name)
      let again = try SampleThemes.read(
        String(decoding: written.files[0].bytes, as: UTF8.self), file: name)
      #expect(written.omissions.isEmpty)
      #expect(again.appearances == theme.appearances)
      #expect(again.name == theme.name && again.author == theme.author)
      #expect(again.summary == theme.summary && again.homepage == theme.homepage)
      #expect(again.traits.custom == theme.traits.custom)
      for appearance in theme.appearances {
        let sheets = [theme, again].map { Stylesheet($0.resolved(appearance), target: .v4_16) }
        #expect(sheets[0].text == sheets[1].text)
        #expect(sheets[0].theme.customColors == sheets[1].theme.customColors)
      }
      // Written once more, it is the same.
      #expect(ThemeWriter(again).written(as: .livery, named: name).files == written.files)
    }
  }

  @Test(arguments: [
    (SampleThemes.base16, ThemeFormat.base16), (.base16, .base24), (.base24, .base24),
    (.base24, .base16),
  ])
  func keepsTheColorsOfAScheme(sample: SampleThemes, format: ThemeFormat) throws {
    let theme = try sample.theme
    let direct = try read(ThemeWriter(theme), as: format)
    let livery = try read(ThemeWriter(theme), as: .livery)
    let around = try read(ThemeWriter(livery), as: format)
    for again in [direct, around] {
      let own = theme.palette(in: .dark)
      for entry in again.palette(in: .dark) {
        let same = own.first { $0.name == entry.name }
        #expect(same == nil || same?.color == entry.color)
      }
      #expect(again.palette(in: .dark).count == (format == .base24 ? 24 : 16))
      if format.rawValue == "\(sample)" {
        expectSameColors(theme.resolved(.dark), again.resolved(.dark))
      }
    }
  }

  @Test func fillsABase24SchemeAsTheSpecificationSays() throws {
    let again = try read(ThemeWriter(try SampleThemes.base16.theme), as: .base24)
    let colors = again.palette(in: .dark).map { String($0.color.hex.dropLast(2)) }
    #expect(
      colors[16...] == [
        "#101418", "#101418", "#e5484d", "#e8c547", "#52b788", "#4cc2c4", "#4c8dff", "#b07cf0",
      ])
  }

  @Test(arguments: [ThemeFormat.base16, .base24], [SampleThemes.livery, .gradience, .stylesheet])
  func makesASchemeOfAnyTheme(format: ThemeFormat, sample: SampleThemes) throws {
    let theme = try sample.theme
    for appearance in theme.appearances {
      var writer = ThemeWriter(theme)
      writer.appearance = appearance
      let again = try read(writer, as: format)
      #expect(again.schemes == [appearance.scheme])
      let window = theme.resolved(appearance)[.windowBg]
      let shown = window.composited(over: appearance.scheme == .dark ? .black : .white)
      #expect(again.resolved(appearance)[.windowBg] == shown.roundedToBytes)
    }
  }

  private func read(_ writer: ThemeWriter, as format: ThemeFormat) throws -> Theme {
    // A resolver is more than one file; `ResolverTests` read it.
    let name = format == .dtcg ? "t.tokens.json" : "t\(format.ending)"
    let written = writer.written(as: format, named: name)
    return try SampleThemes.read(
      String(decoding: written.files[0].bytes, as: UTF8.self), file: name)
  }

  /// Expects that two themes paint alike, to the bit of what GTK prints.
  private func expectSameColors(
    _ one: ResolvedTheme, _ other: ResolvedTheme, _ place: Testing.SourceLocation = #_sourceLocation
  ) {
    for role in ColorRole.allCases where one[role].gtkText != other[role].gtkText {
      Issue.record(
        "\(role): \(one[role].gtkText) came back as \(other[role].gtkText)", sourceLocation: place)
    }
    let exported = { (theme: ResolvedTheme) in
      theme.customColors.map { "\($0.name.replacing("_", with: "-")) \($0.color.gtkText)" }.sorted()
    }
    #expect(exported(one) == exported(other), sourceLocation: place)
  }
}
