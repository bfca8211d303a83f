import LiveryGallery

extension GoodTheme {
  /// Stock Adwaita with another accent.
  static let clover = GoodTheme(
    .init(
      "clover.livery.toml",
      """
      # Stock Adwaita with a green accent, and nothing else.
      livery = 1
      name = "Clover"
      summary = "Adwaita with the green of clover."
      license = "CC0-1.0"

      [colors]
      accent-bg = "#27763a"
      accent-fg = "white"
      accent = { light = "#004115", dark = "#abffbd" }

      """))
}

extension PlantedFault {
  static let inClover: [PlantedFault] = [
    PlantedFault(
      "accent-fg-like-accent-bg", in: .clover, .contrast, on: .controls, ["button-suggested"],
      by: .replacing(
        """
        accent-fg = "white"
        """,
        with: """
          ▸accent-fg = "#3d9150"
          """)),
    PlantedFault(
      "accent-fg-in-dark", in: .clover, .contrast, on: .controls, ["button-suggested"],
      appearances: ["dark"],
      by: .replacing(
        """
        accent-fg = "white"
        """,
        with: """
          ▸accent-fg = { light = "white", dark = "#3d9150" }
          """)),
    PlantedFault(
      "accent-in-high-contrast", in: .clover, .contrast, on: .text,
      ["text-accent", "text-accent-body"],
      appearances: ["light+high-contrast"],
      by: .replacing(
        """
        accent = { light = "#004115", dark = "#abffbd" }
        """,
        with: """
          ▸accent = { light = "#004115", dark = "#abffbd", "light+high-contrast" = "#a9d8b4" }
          """)),
    PlantedFault(
      "selected-row", in: .clover, .contrast, on: .lists, ["list-plain-selected"],
      in: [.normal, .selected],
      by: .css(
        """
        row:selected {
          ▸background-color: #ffffff;
          ▸color: #eeeeee;
        }
        """)),
    PlantedFault(
      "calendar-days", in: .clover, .contrast, on: .controls, ["calendar"],
      by: .css(
        """
        calendar > grid > label.day-number {
          ▸color: alpha(@view_fg_color, 0.06);
        }
        """)),
    PlantedFault(
      "tooltip-text", in: .clover, .contrast, on: .feedback, ["tooltip"],
      by: .css(
        """
        tooltip.background {
          ▸color: #4a4a4a;
        }
        """)),
    PlantedFault(
      "button-text-on-hover", in: .clover, .contrast, on: .controls, ["button-regular"],
      in: [.hover, .active],
      by: .css(
        """
        button:hover {
          ▸color: alpha(@window_fg_color, 0.2);
        }
        """)),
    PlantedFault(
      "button-focus-none", in: .clover, .focus, on: .controls, ["button-regular"],
      in: [.focus],
      by: .css(
        """
        button:focus:focus-visible {
          ▸outline: none;
        }
        """)),
    PlantedFault(
      "placeholder", in: .clover, .contrast, on: .controls, ["entry-placeholder"],
      by: .css(
        """
        entry > text > placeholder {
          ▸opacity: 0.12;
        }
        """)),
    PlantedFault(
      "destructive-text", in: .clover, .contrast, on: .controls, ["button-destructive"],
      by: .css(
        """
        button.destructive-action {
          ▸color: #d9646b;
        }
        """)),
  ]
}
