import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct OmissionTests {
  private func omissions(
    _ sample: SampleThemes, _ format: ThemeFormat, _ change: (inout ThemeWriter) -> Void = { _ in }
  ) throws -> [String] {
    var writer = ThemeWriter(try sample.theme)
    change(&writer)
    return writer.written(as: format, named: "t\(format.ending)").omissions.map(\.message)
  }

  @Test func listsWhatAPresetCannotHold() throws {
    let found = try omissions(.livery, .gradience)
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("a Gradience preset has no place for more appearances: dark, "))
    #expect(found[1].hasSuffix("summary, author, license, homepage"))
    #expect(try omissions(.gradience, .gradience).isEmpty)
  }

  @Test func listsWhatASchemeCannotHold() throws {
    let found = try omissions(.livery, .base16).joined(separator: "\n")
    for part in [
      "more appearances: dark", "license, homepage", "app's own: body-text, other_one",
      "metrics: control-radius, card-radius", "fonts: headline", "rules: button:hover, card",
      "for CSS", "get other colors: accent-fg",
    ] {
      #expect(found.contains(part), "\(part)")
    }
    #expect(try omissions(.base16, .base16).isEmpty)
    #expect(try omissions(.base24, .base24).isEmpty)
  }

  @Test func listsWhatAStylesheetCannotHold() throws {
    #expect(try omissions(.stylesheet, .gtkCSS).isEmpty)
    #expect(try omissions(.livery, .gtkCSS).count == 2)
    let gtk3 = try omissions(.livery, .gtkCSS) { $0.target = Target.v3_24 }
    #expect(gtk3.contains { $0.hasSuffix("fonts: headline") })
    #expect(gtk3.contains { $0.contains("colors that only rules paint: ") })
    let media = try omissions(.livery, .gtkCSS) { $0.target = Target.v4_20 }
    #expect(media[1].contains("more appearances: light+pure-black, dark+pure-black"))
  }

  @Test func listsTheRulesThatATargetHasNoWidgetsFor() throws {
    let text = SourceText(
      file: "t",
      "livery = 1\nname = 'T'\n[styles]\n'card toggle' = { padding = 1 }\n"
        + "banner = { padding = 1 }\nbutton = { padding = 1 }\n")
    let theme = try #require(ThemeLibrary(userFolder: nil).read(text, path: nil).theme)
    let found = { (target: Target) in
      [
        UserExport(theme, in: .light, target: target).written(named: "t").omissions,
        AppExport(theme, target: target, application: "org.example.App").written.omissions,
      ].map { $0.map(\.message).filter { $0.contains("matches") } }
    }
    let none = "nothing on GTK 4.8 matches the rules: card toggle, banner"
    #expect(found(.v4_8) == [[none], [none]])
    let toggle = "nothing on GTK 4.10 to 4.16 matches the rules: card toggle"
    #expect(found(Target(.v4_10 ... .v4_16)) == [[toggle], [toggle]])
    #expect(found(.all4) == [[], []])
  }

  /// GTK 3 has one appearance even where GTK 4 takes all.
  @Test func listsWhatAUsersGTK3CannotHold() throws {
    let theme = try SampleThemes.livery.theme
    let found = UserExport(theme, target: .v4_20).written(named: "gtk.css").omissions
      .map(\.message).joined(separator: "\n")
    #expect(found.contains("GTK 3 has no place for more appearances: dark"))
    #expect(found.contains("; rules: "))
    let one = UserExport(theme, in: .dark, target: .v4_20).written(named: "gtk.css").omissions
    #expect(!one.contains { $0.message.contains("GTK 3") && $0.message.contains("appearances") })
  }
}
