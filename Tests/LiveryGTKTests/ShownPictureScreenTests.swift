import Fixtures
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// Pictures of a theme's own CSS on real widgets: shown as they are where the theme is installed.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ShownPictureScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writePicture("theme/assets/ground.svg", background: "#00ff00", stripe: "#0000ff")
    try folder.write(
      "theme/assets/mark-symbolic.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">
        <rect width="16" height="16" fill="#2e3436"/>
      </svg>
      """)
    try folder.write("theme/index.theme", "[Desktop Entry]")
  }

  @Test(arguments: [
    "button { background: #ff0000 url(\"../assets/ground.svg\"); border: none; box-shadow: none; }",
    "button { background: #ff0000 url(../assets/ground.svg) no-repeat; border: none; }",
    """
    check { color: #ff00ff; min-width: 16px; -gtk-icon-source: none; }
    check:checked { -gtk-icon-source: -gtk-recolor(url("../assets/mark-symbolic.svg")); }
    """,
    "button { background: #ff0000 url(\"../assets/gone.svg\"); border: none; }",
  ])
  func arePaintedAsInstalled(css: String) throws {
    try folder.write("theme/gtk-4.0/gtk.css", css)
    let reading = try ThemeLibrary(userFolder: nil).readFile("\(folder.path)/theme")
    let theme = try #require(reading.theme)
    let loadedTheme = LoadedTheme(theme, .light, for: Toolkit.release)
    let linked = LinkedFiles(of: theme, readFrom: reading.files)
    let written = UserExport(theme, in: .light, target: Target(Toolkit.release))
      .written(named: "livery.css").carrying(linked, keepsPictures: true)
    for file in written.files {
      try folder.write("installed/\(file.name)", String(decoding: file.bytes, as: UTF8.self))
    }
    let shown = try pixels { provider in provider.load(loadedTheme.rules) }
    let installed = try pixels { provider in
      provider.load(file: "\(folder.path)/installed/gtk-4.0/livery.css")
    }
    let stock = try pixels { _ in }
    #expect(shown == installed)
    #expect(shown != stock)
  }

  /// A button and a check button with a stylesheet.
  private func pixels(_ load: (CSSProvider) -> Void) throws -> [UInt8] {
    let text = """
      <interface><object class="GtkBox" id="box">
        <child><object class="GtkButton"><property name="label">Go</property></object></child>
        <child><object class="GtkCheckButton"><property name="active">1</property></object></child>
      </object></interface>
      """
    return try StyledPicture.pixels(ofUI: text, width: 240, load)
  }
}
