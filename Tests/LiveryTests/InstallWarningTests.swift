import Fixtures
import Foundation
import Testing

/// What `install` says of a user's own stylesheet.
@Suite struct InstallWarningTests {
  @Test(arguments: [
    ("@define-color accent_bg_color red;", "accent_bg_color"),
    ("@define-color accent_bg_color red;\n@define-color window_bg_color blue;", "window_bg_color"),
    ("@import 'colors.css';", "accent_bg_color"),
    ("@define-color mine red;", nil), ("label { color: red; }", nil),
  ])
  func saysWhichColorsOfTheUserWin(stylesheet: String, name: String?) throws {
    let home = try Home([
      InstallTests.modern: stylesheet,
      ".config/gtk-4.0/colors.css": "@define-color accent_bg_color red;",
    ])
    let run = try home.run("install", "ocean", "--target", "4.8")
    #expect(run.status == 0)
    #expect(run.errors.contains("gtk-4.0/gtk.css' sets colors itself") == (name != nil), "\(run)")
    if let name { #expect(run.errors.contains(name)) }
  }

  @Test(arguments: [
    ("@define-color accent_bg_color red;", false), (":root { --accent-bg-color: red; }", true),
  ])
  func knowsThatVariablesWinOverNames(stylesheet: String, wins: Bool) throws {
    let home = try Home([InstallTests.modern: stylesheet])
    let run = try home.run("install", "ocean", "--target", "4.18", "--dry-run")
    #expect(run.errors.contains("--accent-bg-color") == wins, "\(run)")
    #expect(run.errors.contains("sets colors itself") == wins)
  }
}
