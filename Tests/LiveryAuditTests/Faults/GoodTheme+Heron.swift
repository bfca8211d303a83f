import LiveryGallery

extension GoodTheme {
  /// A theme that extends another file.
  static let heron = GoodTheme(
    .init(
      "marsh.livery.toml",
      """
      # What the themes of the wetlands share.
      livery = 1
      name = "Marsh"
      summary = "Reeds and still water."
      license = "CC0-1.0"

      [palette]
      water = "#24545c"
      mist = "#f6fcf9"
      peat = "#1d2421"

      [colors]
      accent-bg = "$water"
      accent-fg = "white"
      accent = { light = "$water", dark = "#9fd3cf" }
      window-bg = { light = "$mist", dark = "$peat" }
      window-fg = { light = "#000000", dark = "#eff5f2" }
      view-bg = { light = "#ffffff", dark = "#171d1a" }
      view-fg = { light = "#000000", dark = "#eff5f2" }
      card-bg = { light = "#ffffff", dark = "#28312d" }
      card-fg = { light = "#000000", dark = "#eff5f2" }
      headerbar-bg = { light = "#e0eae5", dark = "#26302b" }
      headerbar-fg = "$window-fg"
      headerbar-border = "$window-fg"
      headerbar-backdrop = "$window-bg"
      popover-bg = { light = "#ffffff", dark = "#2b3631" }
      popover-fg = "$window-fg"
      separator = { default = "alpha($label, 15%)", high-contrast = "alpha($label, 50%)" }

      """),
    .init(
      "heron.livery.toml",
      """
      # A bird of the marsh: its own accent on the marsh's colors.
      livery = 1
      name = "Heron"
      summary = "Slate blue over the marsh."
      license = "CC0-1.0"
      extends = "marsh.livery.toml"

      [colors]
      accent-bg = "#3d5a80"
      accent = { light = "#33507a", dark = "#a8c5ec" }
      success = { light = "#00431e", dark = "#9ce2b3" }

      [metrics]
      card-radius = 8

      """))
}

extension PlantedFault {
  static let inHeron: [PlantedFault] = [
    PlantedFault(
      "window-fg-in-dark", in: .heron, .contrast, on: .overview, ["overview-heading"],
      appearances: ["dark"],
      by: .replacing(
        """
        accent-bg = "#3d5a80"
        """,
        with: """
          accent-bg = "#3d5a80"
          ▸window-fg = { light = "#000000", dark = "#2f3b35" }
          """)),
    PlantedFault(
      "card-fg-of-the-parent", in: .heron, file: "marsh.livery.toml", .contrast, on: .lists,
      ["row-activatable", "row-button"],
      appearances: ["dark"],
      by: .replacing(
        """
        card-fg = { light = "#000000", dark = "#eff5f2" }
        """,
        with: """
          ▸card-fg = { light = "#000000", dark = "#3c4a43" }
          """)),
    PlantedFault(
      "view-fg-in-high-contrast", in: .heron, file: "marsh.livery.toml", .contrast, on: .text,
      ["text-view"],
      appearances: ["dark+high-contrast"],
      by: .replacing(
        """
        view-fg = { light = "#000000", dark = "#eff5f2" }
        """,
        with: """
          ▸view-fg = { light = "#000000", dark = "#eff5f2", "dark+high-contrast" = "#4d5a54" }
          """)),
    PlantedFault(
      "large-tab-titles", in: .heron, .clipped, on: .navigation, ["tab-bar"],
      by: .css(
        """
        tabbar tab label {
          ▸font-size: 48px;
        }
        """)),
    PlantedFault(
      "radio-on-like-off", in: .heron, .state, on: .controls, ["radio-off"],
      in: [.checked],
      by: .css(
        """
        radio:checked {
          ▸color: transparent;
          ▸background-color: transparent;
          ▸box-shadow: inset 0 0 0 2px alpha(@window_fg_color, 0.15);
        }
        """)),
    PlantedFault(
      "flat-button-hover", in: .heron, .state, on: .controls, ["button-flat"],
      in: [.hover],
      by: .css(
        """
        button.flat:hover {
          ▸background: none;
        }
        """)),
    PlantedFault(
      "entry-focus", in: .heron, .focus, on: .controls, ["entry-plain"],
      in: [.focus],
      by: .css(
        """
        entry:focus-within {
          ▸outline-width: 0;
        }
        """)),
    PlantedFault(
      "switch-focus", in: .heron, .focus, on: .controls, ["switch-off"],
      in: [.focus],
      by: .css(
        """
        switch:focus:focus-visible {
          ▸outline-color: transparent;
        }
        """)),
    PlantedFault(
      "check-border-in-high-contrast", in: .heron, .border, on: .controls,
      ["check-off", "radio-off"],
      appearances: ["light+high-contrast", "dark+high-contrast"],
      by: .css(
        """
        check, radio {
          ▸box-shadow: none;
        }
        """)),
    PlantedFault(
      "label-over-check", in: .heron, .overlap, on: .controls, ["check-label"],
      by: .css(
        """
        checkbutton > label {
          ▸margin-left: -26px;
        }
        """)),
  ]
}
