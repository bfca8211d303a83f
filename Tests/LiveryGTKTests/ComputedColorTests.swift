import CLiveryAdwaita
import GTKFixtures
import GTKKnowledge
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel

@testable import LiveryAdwaita

/// Whether GTK computes the colors that a theme resolves to.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ComputedColorTests {
  private let label = Label("")
  private let provider = CSSProvider()

  @Test(arguments: ThemeLibrary.builtInIDs)
  func namesWhatAThemeResolvesTo(id: String) throws {
    let theme = try #require(ThemeLibrary.onScreen.builtIn(id)?.theme)
    try onDisplay {
      for appearance in theme.appearances {
        let resolved = theme.resolved(appearance)
        let sheet = Stylesheet(resolved, target: Target(Toolkit.release), isComplete: true)
        #expect(provider.load(sheet.text) == [])
        for role in ColorRole.allCases {
          #expect(computed(role.namedColor) == resolved[role].gtkText, "\(role) \(appearance)")
        }
      }
    }
  }

  /// What a stylesheet leaves out is the toolkit's, and as `resolve` says.
  @Test(arguments: ThemeLibrary.builtInIDs)
  func leavesOutOnlyWhatTheToolkitHasAlready(id: String) throws {
    let theme = try #require(ThemeLibrary.onScreen.builtIn(id)?.theme)
    let names = Set(Toolkit.release.knowledge.namedColors)
    let manager = StyleManager.of(try #require(Display.standard))
    defer { manager.colorScheme = .system }
    try onDisplay {
      for appearance in theme.appearances where !appearance.traits.contains(.highContrast) {
        let resolved = theme.resolved(appearance)
        manager.colorScheme = appearance.scheme == .dark ? .dark : .light
        #expect(provider.load(Stylesheet(resolved, target: Target(Toolkit.release)).text) == [])
        for role in ColorRole.allCases where names.contains("@\(role.namedColor)") {
          #expect(computed(role.namedColor) == resolved[role].gtkText, "\(role) \(appearance)")
        }
      }
    }
  }

  private func onDisplay(_ body: () throws -> Void) throws {
    let display = try #require(Display.standard)
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    try body()
  }

  /// A named color as `gdk_rgba_to_string` prints what GTK makes of it.
  private func computed(_ name: String) -> String? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(label.native)
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    guard let text = gdk_rgba_to_string(&color) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
