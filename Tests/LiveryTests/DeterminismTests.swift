import Fixtures
import Foundation
import Testing

/// What a program prints of the same input, however the hash tables inside it are seeded.
@Suite struct DeterminismTests {
  /// A theme with some of all there is, and mistakes that `check` finds.
  private static let full = """
    livery = 1
    name = "Full"
    allow = ["contrast/pair"]
    traits = { stormy = { summary = "Rough" }, calm = "Still" }
    palette = { reef = "#0b7285", foam = "oklch(0.97 0.02 210)", unused = "red", other = "blue" }
    [colors]
    accent-bg = { light = "$reef", dark = "shade($reef, 0.7)", "dark+stormy" = "black" }
    window-bg = { default = "$foam", dark = "#06202b", "dark+pure-black" = "#000" }
    window-fg = "readable($window-bg)"
    secondary-label = "alpha($label, 20%)"
    sidebar-bg = "mix($window-bg, $accent-bg, 0.1)"
    [custom-colors]
    body-text = "$label"
    body-link = "color-mix(in oklab, $link 30%, $accent)"
    [metrics]
    control-radius = 9
    card-radius = 12
    spacing = 3
    border-width = 2
    [fonts]
    body = { family = "Cantarell", size = 11 }
    headline = { size = 17, weight = 700 }
    caption = { letter-spacing = 1 }
    [styles]
    button = { background = "$accent", border-width = 1, radius = 3, padding = [2, 4] }
    "button:hover" = { background = "alpha($accent, 10%)" }
    card = { shadow = "medium", color = "$body-text" }
    "card card headline" = { color = "$secondary-label" }
    [extra]
    css = "calendar { colr: red; } .nonesuch { color: @nobody; }"
    """

  private static let mistaken = """
    livery = 1
    name = "Mistaken"
    nmae = "x"
    [colors]
    acent = "red"
    link = "$a"
    accent-bg = "$link"
    window-bg = { light = "$nowhere", drak = "red" }
    [styles]
    buton = { color = "red" }
    button = { colour = "red", radius = 1000, border-style = "wavy" }
    "button:hovr" = { color = "redd" }
    """

  @Test(arguments: [
    ["list"], ["schema"], ["manual"], ["check", "--list-rules"],
    ["rule", "--format", "markdown"],
    ["new", "Probe"], ["new", "Probe", "--accent", "#9141ac"], ["diff", "FULL", "ocean"],
    ["contrast", "FULL"],
    ["css", "FULL"], ["css", "FULL", "--complete", "--target", "3.24"],
    ["css", "FULL", "--target", "4.16"], ["css", "FULL", "--target", "4.20"],
    ["resolve", "FULL"], ["resolve", "FULL", "--explain"],
    ["resolve", "FULL", "--format", "json"], ["resolve", "ocean", "--format", "json"],
    ["check", "FULL", "MISTAKEN", "ocean"], ["check", "FULL", "MISTAKEN", "--format", "json"],
    ["check", "FULL", "MISTAKEN", "--format", "sarif"],
    ["check", "FULL", "MISTAKEN", "--format", "junit"],
    ["check", "FULL", "MISTAKEN", "--format", "gitlab"],
    ["convert", "FULL", "--to", "livery", "-o", "-"],
    ["convert", "FULL", "--to", "gradience", "-o", "-", "--appearance", "dark"],
    ["convert", "FULL", "--to", "gtk-css", "-o", "-", "--appearance", "dark"],
    ["convert", "FULL", "--to", "dtcg", "-o", "-", "--appearance", "dark"],
    ["convert", "FULL", "--to", "base16", "-o", "-", "--appearance", "dark"],
    ["convert", "FULL", "--to", "base24", "-o", "-", "--appearance", "light"],
  ])
  func writesTheSameBytesWhateverTheHashSeed(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let files = [
      "FULL": try folder.write("full.livery.toml", DeterminismTests.full),
      "MISTAKEN": try folder.write("mistaken.livery.toml", DeterminismTests.mistaken),
    ]
    let arguments = arguments.map { files[$0] ?? $0 }
    // Without the variable every run draws a seed of its own.
    let fixed = try Program.run(
      arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], in: folder.path)
    #expect([0, 1, 2].contains(fixed.status) && fixed.output.count > 100, "\(fixed)")
    for _ in 1...2 {
      let drawn = try Program.run(arguments, in: folder.path)
      #expect(drawn.output == fixed.output)
      #expect(drawn.errors == fixed.errors)
      #expect(drawn.status == fixed.status)
    }
  }
}
