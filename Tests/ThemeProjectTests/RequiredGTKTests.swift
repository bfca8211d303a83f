import Fixtures
import Testing
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// The releases for which the stylesheet of an app is judged, by the build files around it.
@Suite struct RequiredGTKTests {
  /// What is reported about `@sidebar_bg_color`, which libadwaita 1.4 for GTK 4.12 brought.
  private func check(
    _ name: String, beside files: [String: String], isRepository: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    if isRepository { try folder.write(".git/HEAD", "") }
    for (path, content) in files { try folder.write(path, content) }
    let path = try folder.write(name, ".a { color: @sidebar_bg_color; }")
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    return Linter.check(reading, at: path, target: nil, under: ProjectConfiguration())
      .map(\.message)
  }

  private static let undefined = "no color is called '@sidebar_bg_color' on GTK 4.8 to 4.10"

  @Test(arguments: [
    ["meson.build": "dependency('gtk4', version: '>= 4.12')"],
    ["meson.build": "dep = dependency ( 'gtk4',\n  required: true,\n  version: '>=4.11.3' )"],
    ["meson.build": "dependency('gtk4')\ndependency('libadwaita-1', version: ['>= 1.4', '< 2'])"],
    ["meson.build": "wanted = '>= 1.5.0'\ndependency('libadwaita-1', version: wanted)"],
    ["meson.build": "gtk_min = '4.15'\ndependency('gtk4', version: '>= @0@'.format(gtk_min))"],
    ["meson.build": "dependency('gtk4', version: '>= 4.99')"],
    ["meson.build": "dependency('gtk4', version: '>= 4.14')", "src/meson.build": "x = 1"],
    ["Cargo.toml": "[dependencies]\ngtk = { package = 'gtk4', features = ['v4_14'] }"],
    ["Cargo.toml": "[dependencies.gtk4]\nfeatures = ['blueprint', 'gnome_46']"],
    ["Cargo.toml": "[workspace.dependencies]\nadw = {package='libadwaita',features=['v1_4']}"],
    ["CMakeLists.txt": "pkg_check_modules(GTK REQUIRED IMPORTED_TARGET gtk4>=4.12)"],
    ["configure.ac": "PKG_CHECK_MODULES([APP], [gio-2.0 >= 2.80 libadwaita-1 >= 1.4])"],
  ])
  func judgesAnAppForTheGTKThatItRequires(files: [String: String]) throws {
    #expect(try check("src/style.css", beside: files) == [])
  }

  @Test(arguments: [
    [:], ["meson.build": "dependency('gtk4')"],
    ["meson.build": "dependency('gtk4', version: '>= 4.0.0')"],
    ["meson.build": "dependency('gtk4', version: unknown)"],
    ["meson.build": "dependency('vte-2.91-gtk4', version: '>= 4.14')"],
    ["meson.build": "dependency('gtk4', version: '>= 4.10')"],
    ["Cargo.toml": "[dependencies]\nother = { features = ['v4_14'] }"],
    ["Cargo.toml": "[dependencies\ngtk4 = {"],
    ["CMakeLists.txt": "find_package(gtk4 4.14)"],
    // The nearest file that requires a version counts.
    [
      "meson.build": "dependency('gtk4', version: '>= 4.14')",
      "src/meson.build": "dependency('gtk4', version: '>= 4.8')",
    ],
  ])
  func judgesOthersForAll(files: [String: String]) throws {
    let found = try check("src/style.css", beside: files)
    #expect(found.count == 1 && found[0].hasPrefix("no color is called '@sidebar_bg_color' on GTK"))
  }

  /// Apps for elementary may use the colors and names of its library.
  @Test(arguments: [
    ("dependency('granite-7')", []), ("dependency('granite', version: '>= 6')", []),
    ("dependency('gtk4')", ["no color is called '@SILVER_100'"]),
    ("dependency('libgranite2')", ["no color is called '@SILVER_100'"]),
  ])
  func knowsTheColorsOfGranite(build: String, messages: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("meson.build", build)
    try folder.write("data/meson.build", "install_data('style.css')")
    let path = try folder.write("data/style.css", ".a { color: @SILVER_100; }")
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    let findings = Linter.check(reading, at: path, target: nil, under: ProjectConfiguration())
    #expect(findings.map(\.message) == messages)
  }

  @Test func takesNoBuildOutsideOfTheRepository() throws {
    let files = ["meson.build": "dependency('gtk4', version: '>= 4.12')"]
    #expect(
      try check("src/style.css", beside: files, isRepository: false) == [Self.undefined])
    let inner = files.merging(["src/.git/HEAD": ""]) { $1 }
    #expect(try check("src/style.css", beside: inner) == [Self.undefined])
  }

  @Test func judgesStylesheetsForGTK3AsBefore() throws {
    let files = ["meson.build": "dependency('gtk4', version: '>= 4.12')"]
    let found = try check("gtk-3.0/gtk.css", beside: files)
    #expect(found.count == 1 && found[0].hasPrefix("no color is called '@sidebar_bg_color'"))
  }

  /// A stylesheet among an app's resources names others by their paths there.
  @Test(arguments: ["'/org/example/App/a.png'", "\"/org/example/App/a.png\"", "/org/a.png"])
  func knowsPathsOfResources(address: String) throws {
    let css = "box { background-image: url(\(address)); }"
    let found = try [
      ["data/app.gresource.xml": "<gresources/>"], ["app.gresource.xml": "<gresources/>"], [:],
    ].map { files in
      let folder = try TemporaryFolder()
      for (path, content) in files { try folder.write(path, content) }
      let path = try folder.write("data/style/style.css", css)
      let reading = try ThemeLibrary(userFolder: nil).readFile(path)
      return Linter.check(reading, at: path, target: nil, under: ProjectConfiguration())
        .filter { $0.rule == "css/url" }.count
    }
    #expect(found == [0, 0, 1])
  }
}
