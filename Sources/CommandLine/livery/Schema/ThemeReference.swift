import ThemeFormats
import ThemeModel
import ThemeSource

/// The page of documentation about the theme file, made from the tables that the reader uses.
struct ThemeReference {
  var markdown: String {
    let sections = [
      opening, keys, appearances, colors, roles, metrics, fonts, styles, components, properties,
      own, pictures, extra,
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private let opening = """
    # The theme file

    One file in TOML, `NAME.livery.toml`, or with the same keys in JSON, `NAME.livery.json`. `livery new` writes one to
    begin with, `livery check` reports every problem with its place, and `livery schema` prints a JSON Schema for editors.
    This page is what `livery schema --format markdown` prints.

    ```toml
    livery = 1
    name = "Reef"

    [palette]
    reef = "#0b7285"

    [colors]
    accent-bg = "$reef"
    accent-fg = "readable($accent-bg)"
    window-bg = { light = "#f4fafb", dark = "#06202b" }

    [metrics]
    card-radius = 18

    [styles]
    "button:hover" = { background = "alpha($accent, 10%)" }
    ```
    """

  /// The keys of the schema, with what it says of each.
  private var keys: String {
    let rows = ThemeSchema().keys.map { ["`\($0.key)`", ThemeReference.description(of: $0.value)] }
    return "## Keys\n\n" + ThemeReference.table(["key", "means"], rows)
  }

  private let appearances = """
    ## Appearances

    A value is one for all appearances, or a table with one for each: `{ light = "#fff", dark = "#000" }`. Its keys are
    `light`, `dark`, `high-contrast`, `pure-black` and traits of the theme's own, joined by `+`, or `default`. Of those that
    hold, the one with the most traits counts; two with as many are an error, unless a key with the traits of both is there.
    Where none holds, the value of the theme that is extended does.
    """

  private var colors: String {
    """
    ## Colors

    A color is a literal, a name or a function. Literals are those of CSS Color 4: `#0b7285`, `white`, `transparent`,
    `rgb(11 114 133)`, `oklch(0.5 0.09 215)`. `$name` is a role, an entry of the palette or a custom color, in the same
    appearance. Palette entries are known in their own file only. `n` is a number or a percentage, and functions nest up to
    32 deep.

    \(ThemeReference.table(
        ["function", "makes"], ExpressionParser.functions.map { ["`\($0.form)`", $0.summary] }))
    """
  }

  private var roles: String {
    let rows = ColorRole.allCases.filter { !$0.isSwatch }.map { role in
      ["`\(role.name)`", role.summary, role.since.map { "\($0)" } ?? "Livery"]
    }
    let groups = ColorRole.allCases.filter(\.isSwatch).map { $0.name.prefix { $0 != "-" } }
    let hues = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
      .map { "`\(groups[$0])-1`" }
    return """
      ## Roles

      The keys of `[colors]`. What a theme does not set stays the toolkit's. The last column is the first libadwaita that
      has the role, or `Livery` where only Livery's rules paint it; on an earlier one it paints nothing, which `check` says.

      \(ThemeReference.table(["role", "paints", "since"], rows))

      libadwaita's palette can be set, too, from \(hues.joined(separator: ", ")) to those with a 5.
      """
  }

  private var metrics: String {
    let rows = Metric.allCases.map { metric in
      let components = Component.known.filter { component in
        StyleProperty.known.contains { metric.sets($0, of: component) }
      }
      return [
        "`\(metric.rawValue)`", metric.range.summary(),
        components.map { "`\($0.name)`" }.joined(separator: ", "),
      ]
    }
    return "## Metrics\n\nThe keys of `[metrics]`, in px.\n\n"
      + ThemeReference.table(["metric", "from, to", "components"], rows)
  }

  private var fonts: String {
    """
    ## Fonts

    The keys of `[fonts]` are \(FontName.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). Each is a table of
    `family`, `size` (4 to 96 pt), `weight` (100 to 1000), `style` (`normal`, `italic`, `oblique`) and `letter-spacing` (-8 to
    32 px).
    """
  }

  private var styles: String {
    let states = StateSet(rawValue: .max).stateNames.map { "`:\($0)`" }.joined(separator: ", ")
    return """
      ## Styles

      A key of `[styles]` is one to four components, the outermost first, each with any number of states: `button`,
      `"button:hover"`, `"card button:hover:focus"`. A longer chain wins over a shorter one, then more states over fewer, then
      the later rule. The states are \(states).
      """
  }

  private var components: String {
    let all = Component.known + ThemeLibrary(userFolder: nil).base.components.components
    let rows = all.map { ["`\($0.name)`", $0.summary, "\($0.since)"] }
    return "### Components\n\n" + ThemeReference.table(["component", "is", "since"], rows)
  }

  private var properties: String {
    let rows = StyleProperty.known.map { ["`\($0.name)`", $0.kind.summary] }
    return "### Properties\n\n" + ThemeReference.table(["property", "takes"], rows)
  }

  private var own: String {
    let kinds = OwnProperty.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return """
      ### Components of your own

      `[components]` registers widgets of an app's own by their CSS name, so that `[styles]` knows them like all others:
      inside others, in states, with a look of their own where they are nested. Themes that extend the file know them too,
      and an app may register them in Swift instead (`ComponentRegistry`).

      ```toml
      [components]
      gauge = { node = "gaugeview", summary = "a dial", properties = { glow = "color", sweep = "number" } }

      [styles]
      gauge = { background = "$card-bg", radius = 12, glow = "$accent", sweep = 270 }
      "box gauge" = { glow = "$secondary-accent" }
      "gauge:hover" = { background = "alpha($accent, 10%)" }
      ```

      `node` is the name that the widget's class sets with `gtk_widget_class_set_css_name`. `properties` are those beyond
      CSS: each has a kind, one of \(kinds), or is a table of `kind` and `summary`; an array of tables with `name` besides
      is read too. An app reads their values (`theme[gauge, .glow]`), and on GTK 4.16 or later the widget has them as
      variables, `--gauge-glow`. A component that is registered twice, or has the name of a known one, is an error.
      """
  }

  private let pictures = """
    ## Pictures

    `[pictures]` names pictures beside the file, one for all appearances or one for each: `ship = { light = "ship.svg",
    dark = "ship-dark.svg" }`. They are PNG, JPEG, GIF or SVG of up to 8 MiB. An app asks for one by its name
    (`theme[picture: .ship]`), and a `GtkPicture` or `GtkImage` with that widget name in a UI file that `--ui` shows has
    it too; a change of the file is followed. One that is missing or too large, or an SVG with scripts, links to elsewhere
    or what GTK takes long to paint (filters, `use`, `pattern`, `mask`), is an error at its place, and what was shown
    before stays. They go along with `livery export`, `install` and `convert`.
    """

  private let extra = """
    ## Extra CSS

    `css` in `[extra]` is CSS of GTK, added last. `url()` names pictures in the theme's own folder, which go along with
    `livery export`, `install` and `convert`; `@import` is not allowed.
    """
}

extension ThemeReference {
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines =
      [head, head.map { _ in "---" }] + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func description(of schema: JSONValue) -> String {
    guard case .object(let members) = schema,
      case .string(let text)? = members.first(where: { $0.key == "description" })?.value
    else { return "" }
    return text
  }
}
