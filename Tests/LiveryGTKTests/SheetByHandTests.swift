import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSession

/// A stylesheet that other people wrote on real widgets: shown and installed by Livery as GTK loads
/// it by hand.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SheetByHandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Rules whose variables have other values on some widgets, set by libadwaita or by the file.
  @Test(
    .enabled(if: Toolkit.release.has(.customProperties)),
    arguments: [
      "@define-color accent_bg_color #ff0000; .a { background: var(--accent-bg-color); }",
      ":root { --accent-bg-color: #00ff00; } .a { background: var(--accent-bg-color); }",
      "window { --accent-bg-color: #00ff00; } .a { background: var(--accent-bg-color, red); }",
      "* { --accent-bg-color: #00ff00; } .a { background: var(--accent-bg-color); }",
      "* { --own: #00ff00; } .a { background: var(--own); }",
      ".a { background: var(--accent-bg-color); color: var(--accent-fg-color); }",
      ".a { background: alpha(var(--accent-bg-color), 0.5); }",
      ".a { background: var(--none, var(--accent-bg-color)); }",
      ":root { --own_one: #0000ff; } .a { background: var(--none, var(--own_one)); }",
      ":root { --own: #0000ff; } .osd { --own: #00ffff; } .a { background: var(--own); }",
      ":root { --own: var(--accent-bg-color); } .a { background: var(--own); }",
      ":root { --wide: 3px solid var(--own); --own: red; } .a { border: var(--wide); }",
      ".error { --error-color: #00ff00; } .a { color: var(--error-color); }",
      "@define-color error_color #0000ff; .a { color: var(--error-color); }",
      ":root { --link-color: #00ff00; } .a { background: var(--link-color); }",
    ])
  func keepsItsVariables(css: String) throws {
    try folder.write("theme/gtk-4.0/gtk.css", css)
    try expectSamePixels(.light, changing: true)
  }

  /// GTK reads a byte order mark as a part of the first selector.
  @Test(arguments: [
    ("\u{feff}.a { background: #ff0000; }", false),
    ("\u{feff}.a { background: #ff0000; }\nlabel { color: #0000ff; }", true),
    ("\u{feff}.none, .a { background: #ff0000; }", true),
    ("\u{feff}/* A comment. */ .a { background: #ff0000; }", false),
    ("\u{feff}\n.a { background: #ff0000; }\n.a { background: #00ff00; }", true),
    ("\u{feff}@define-color own red; .a { background: @own; } label { color: @own; }", true),
    ("\u{feff}@define-color window_fg_color red; .b {} label { color: #00ff00; }", true),
    ("\u{feff}@import 'more.css'; .b {} label { color: #0000ff; }", true),
    ("@import 'marked.css'; label { color: #0000ff; }", true),
    (".a { background: #00ff00; } \u{feff}.a { background: #ff0000; }", true),
  ])
  func losesWhatIsBehindAByteOrderMark(css: String, changes: Bool) throws {
    try folder.write("theme/gtk-4.0/gtk.css", css)
    try folder.write("theme/gtk-4.0/more.css", "button { background: #00ffff; }")
    try folder.write("theme/gtk-4.0/marked.css", "\u{feff}.a { background: #ff0000; }")
    try expectSamePixels(.light, changing: changes)
  }

  /// Names of colors that no libadwaita has paint nothing by themselves, and what GTK refuses
  /// nothing at all.
  @Test(arguments: [
    ("@define-color link_color #00ff00;", false), ("@define-color border_color #00ff00;", false),
    ("@define-color selection_color #00ff00; @define-color label_color #00ff00;", false),
    ("@define-color link_color #00ff00; label { color: @link_color; }", true),
    ("@define-color border_color red; .a { border: 2px solid @border_color; }", true),
    (".a { frobnicate: 3; background: red; color: 3px; }", true),
  ])
  func paintsNoMoreThanItSays(css: String, changes: Bool) throws {
    try folder.write("theme/gtk-4.0/gtk.css", css)
    try expectSamePixels(.light, changing: changes)
  }

  /// In dark GTK takes the file for dark in place of the other.
  @Test(arguments: [
    (
      ".a { background: #00ff00; } button { border: 3px solid red; }", ".a { background: #0000ff; }"
    ),
    (
      "@define-color own red; .a { background: @own; }",
      "@define-color own blue; .a { color: @own; }"
    ),
    ("@define-color window_fg_color red;", "label { color: #00ff00; }"),
    (".a { background: #00ff00; }", "@define-color window_fg_color #00ff00;"),
    ("@import 'rules.css'; .a { color: red; }", "@import 'rules.css'; .a { color: lime; }"),
    (
      ".a { background: url('../assets/one.svg'); }", ".a { background: url('../assets/two.svg'); }"
    ),
    ("\u{feff}.a { color: red; } .a { margin: 9px; }", "\u{feff}.a { color: lime; } .b {}"),
    (".a { background: red; }", ".a { background: lime; } .a { color: blue"),
    (".a { background: red; } .a { color: lime", ".a { background: lime; } }"),
    (".a { background: #00ff00; }", "@import 'gtk.css'; .a { color: #ffffff; }"),
    (".a { background: #00ff00; }", "/* Nothing. */"),
    (
      ".a { animation: a 1s forwards paused; } @keyframes a { from { color: red; } }",
      ".a { animation: a 1s forwards paused; } @keyframes a { from { color: blue; } }"
    ),
  ])
  func hasOneStylesheetForEachScheme(light: String, dark: String) throws {
    try folder.write("theme/gtk-4.0/gtk.css", light)
    try folder.write("theme/gtk-4.0/gtk-dark.css", dark)
    try folder.write("theme/gtk-4.0/rules.css", ".a { padding: 9px; background: #ff00ff; }")
    try folder.writePicture("theme/assets/one.svg", background: "#00ff00", stripe: "#0000ff")
    try folder.writePicture("theme/assets/two.svg", background: "#ff0000", stripe: "#0000ff")
    try expectSamePixels(.light)
    try expectSamePixels(.dark)
  }

  /// Expects the same pixels by hand, as Livery shows the theme, and as it installs it; others than
  /// without a theme if it changes anything.
  private func expectSamePixels(_ appearance: Appearance, changing changes: Bool? = nil) throws {
    let path = "\(folder.path)/theme"
    var library = ThemeLibrary(userFolder: nil)
    library.release = Toolkit.release
    let reading = try library.readFile(path)
    let theme = try #require(reading.theme, "\(reading.findings)")
    let loadedTheme = LoadedTheme(theme, appearance, for: Toolkit.release)
    let written = UserExport(theme, in: appearance, target: Target(Toolkit.release))
      .written(named: "livery.css")
      .carrying(LinkedFiles(of: theme, readFrom: reading.files), keepsPictures: true)
    for file in written.files {
      try folder.write("installed/\(file.name)", String(decoding: file.bytes, as: UTF8.self))
    }
    let name = appearance.scheme == .dark ? "gtk-dark.css" : "gtk.css"
    let byHand = try pixels { $0.load(file: "\(path)/gtk-4.0/\(name)") }
    let shown = try pixels { $0.load(loadedTheme.colors + loadedTheme.rules) }
    let installed = try pixels { $0.load(file: "\(folder.path)/installed/gtk-4.0/livery.css") }
    #expect(shown == byHand, "\(loadedTheme.colors + loadedTheme.rules)")
    #expect(installed == byHand)
    if let changes { #expect(try (byHand != pixels { _ in }) == changes) }
  }

  /// Widgets on which libadwaita sets variables, and links, with a stylesheet.
  private func pixels(_ load: (CSSProvider) -> Void) throws -> [UInt8] {
    let label = """
      <child><object class="GtkLabel"><property name="label">One</property>
      <style><class name="a"/></style></object></child>
      """
    let boxes = ["osd", "error", "card", "toolbar"].map { name in
      """
      <child><object class="GtkBox"><style><class name="\(name)"/></style>\(label)
      <child><object class="GtkLinkButton"><property name="label">Two</property></object></child>
      </object></child>
      """
    }
    let buttons = ["flat", "destructive-action", "suggested-action"].map { name in
      """
      <child><object class="GtkButton"><property name="label">Three</property>
      <style><class name="\(name)"/><class name="a"/></style></object></child>
      """
    }
    let text = """
      <interface><object class="GtkBox" id="box">\(label)\(boxes.joined())\(buttons.joined())
      <child><object class="GtkEntry"><property name="text">Four</property></object></child>
      </object></interface>
      """
    return try StyledPicture.pixels(ofUI: text, width: 900, load)
  }
}
