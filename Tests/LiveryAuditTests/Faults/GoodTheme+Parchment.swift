import LiveryGallery

extension GoodTheme {
  /// Warm paper, with lines for high contrast.
  static let parchment = GoodTheme(
    .init(
      "parchment.livery.toml",
      """
      # Ink on warm paper, and lamp light on leather.
      livery = 1
      name = "Parchment"
      summary = "Ink on warm paper."
      license = "CC0-1.0"

      [palette]
      paper = "#fffaef"
      ink = "#000000"
      leather = "#251e17"
      vellum = "#f4ead9"
      wax = "#882b17"

      [colors]
      accent-bg = "$wax"
      accent-fg = "white"
      accent = { light = "#842713", dark = "#ffeae3" }
      link = { light = "#7a2a17", dark = "#f3b39f" }
      window-bg = { light = "$paper", dark = "$leather" }
      window-fg = { light = "$ink", dark = "$vellum" }
      view-bg = { light = "#ffffff", dark = "#1f1913" }
      view-fg = "$window-fg"
      headerbar-bg = { light = "#f0e6d1", dark = "#2f271f" }
      headerbar-fg = "$window-fg"
      headerbar-border = "$window-fg"
      headerbar-backdrop = "$window-bg"
      sidebar-bg = { light = "#f1e8d6", dark = "#2b241c" }
      sidebar-fg = "$window-fg"
      sidebar-backdrop = "$window-bg"
      card-bg = { light = "#ffffff", dark = "#32291f" }
      card-fg = "$window-fg"
      dialog-bg = { light = "$paper", dark = "#32291f" }
      dialog-fg = "$window-fg"
      popover-bg = { light = "#fffaf0", dark = "#382e23" }
      popover-fg = "$window-fg"
      secondary-label = { light = "#634e30", dark = "#c6b498" }
      separator = { default = "alpha($label, 15%)", high-contrast = "alpha($label, 50%)" }

      """))
}

extension PlantedFault {
  static let inParchment: [PlantedFault] = [
    PlantedFault(
      "secondary-label", in: .parchment, .contrast, on: .text, ["text-dim-body"],
      by: .replacing(
        """
        secondary-label = { light = "#634e30", dark = "#c6b498" }
        """,
        with: """
          ▸secondary-label = { light = "#e2d3b8", dark = "#4a3f32" }
          """)),
    PlantedFault(
      "captions", in: .parchment, .contrast, on: .text, ["text-caption"],
      appearances: ["light"],
      by: .css(
        """
        .caption {
          ▸color: #dccbaa;
        }
        """)),
    PlantedFault(
      "row-subtitles", in: .parchment, .contrast, on: .lists, ["row-activatable", "row-button"],
      by: .adding("row-subtitle = { ▸opacity = 0.2 }", to: "[styles]")),
    PlantedFault(
      "entry-text", in: .parchment, .contrast, on: .controls, ["entry-plain"],
      by: .css(
        """
        entry > text {
          ▸color: alpha(@view_fg_color, 0.15);
        }
        """)),
    PlantedFault(
      "entry-border-in-high-contrast", in: .parchment, .border, on: .controls, ["entry-plain"],
      appearances: ["light+high-contrast", "dark+high-contrast"],
      by: .css(
        """
        entry {
          ▸box-shadow: none;
        }
        """)),
    PlantedFault(
      "links", in: .parchment, .contrast, on: .text, ["text-link", "text-link-button"],
      appearances: ["light"],
      by: .replacing(
        """
        link = { light = "#7a2a17", dark = "#f3b39f" }
        """,
        with: """
          ▸link = { light = "#e8d3a8", dark = "#f3b39f" }
          """)),
    PlantedFault(
      "suggested-on-hover", in: .parchment, .contrast, on: .controls, ["button-suggested"],
      in: [.hover, .active],
      by: .css(
        """
        button.suggested-action:hover {
          ▸background-color: @accent_fg_color;
        }
        """)),
    PlantedFault(
      "sidebar-letter-spacing", in: .parchment, .clipped, on: .overview,
      ["overview-trip-lisbon", "overview-trip-lofoten", "overview-trip-galway"],
      by: .css(
        """
        .navigation-sidebar > row label {
          ▸letter-spacing: 12px;
        }
        """)),
    PlantedFault(
      "sidebar-fg", in: .parchment, .contrast, on: .navigation,
      ["navigation-sidebar-list", "stack-sidebar"],
      by: .replacing(
        """
        sidebar-fg = "$window-fg"
        """,
        with: """
          ▸sidebar-fg = { light = "#dcc9a5", dark = "#4d4334" }
          """)),
    PlantedFault(
      "disabled-buttons", in: .parchment, .contrast, on: .controls, ["button-regular-disabled"],
      in: [.normal, .disabled],
      by: .css(
        """
        button:disabled > label {
          ▸opacity: 0.05;
        }
        """)),
  ]
}
