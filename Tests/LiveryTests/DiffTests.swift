import Fixtures
import Testing

@Suite struct DiffTests {
  private static let head = "livery = 1\nname = 'x'\n"

  @Test func printsWhatDiffers() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(
      "a.livery.toml",
      Self.head + """
        [colors]
        accent-bg = "#0b7285"
        view-bg = { light = "#fff", dark = "#111" }
        [custom-colors]
        body = "red"
        [metrics]
        card-radius = 9
        [styles]
        button = { radius = 3, color = "$accent-bg" }
        """)
    let second = try folder.write(
      "b.livery.toml",
      Self.head + """
        [colors]
        accent-bg = "#0b7285"
        view-bg = { light = "#fff", dark = "#222" }
        shade = "#00000080"
        [styles]
        button = { radius = 3 }
        "card button:hover" = { padding = [1, 2] }
        """)
    let result = try Program.run("diff", first, second, "--target", "4.8")
    #expect(result.status == 1)
    #expect(
      result.output == """
        metrics
          card-radius                9          -> unset

        light
          shade                      #00000012  -> #00000080  (0.344 apart)

        light, dark
          body                       #ff0000    -> unset
          button color               $accent-bg -> unset
          card button:hover padding  unset      -> 1 2

        dark
          view-bg                    #111111    -> #222222  (0.074 apart)
          shade                      #0000005c  -> #00000080  (0.023 apart)

        """, "\(result.output)")
  }

  @Test func saysNothingOfEqualThemes() throws {
    let result = try Program.run("diff", "ocean", "ocean")
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func comparesTheAppearancesThatBothHave() throws {
    let folder = try TemporaryFolder()
    let dark = try folder.write("d.livery.toml", Self.head + "appearances = ['dark']\n")
    let light = try folder.write(
      "l.livery.toml", Self.head + "appearances = ['light']\n[colors]\nview-bg = 'red'\n")
    let result = try Program.run("diff", dark, light)
    #expect(result.output == "theme\n  appearances  dark -> light\n")
    #expect(try Program.run("diff", dark, "-", input: Self.head).status == 1)
  }

  @Test func printsJSON() throws {
    let equal = try Program.run("diff", "ocean", "ocean", "--format", "json")
    #expect(equal.status == 0 && equal.output == "{\n  \"sections\": []\n}\n")
    let folder = try TemporaryFolder()
    let other = try folder.write(
      "b.livery.toml", Self.head + "[metrics]\ncard-radius = 9\n")
    let result = try Program.run("diff", "adwaita", other, "--format", "json")
    #expect(result.status == 1)
    #expect(
      result.output == """
        {
          "sections": [
            {
              "name": "metrics",
              "differences": [
                {
                  "name": "card-radius",
                  "first": "unset",
                  "second": "9",
                  "distance": null
                }
              ]
            }
          ]
        }

        """, "\(result.output)")
  }

  @Test func refusesWhatItCannotCompare() throws {
    #expect(try Program.run("diff", "-", "-", input: "").status == 64)
    #expect(try Program.run("diff", "ocean").status == 64)
    #expect(try Program.run("diff", "ocean", "nowhere").status == 66)
    #expect(try Program.run("diff", "ocean", "-", input: "livery = 1\n").status == 1)
  }
}
