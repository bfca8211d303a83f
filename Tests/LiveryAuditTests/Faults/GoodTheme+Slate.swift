import LiveryGallery

extension GoodTheme {
  /// Rules for components.
  static let slate = GoodTheme(
    .init(
      "slate.livery.toml",
      """
      # Square, gray and plain: what a button is, rules say.
      livery = 1
      name = "Slate"
      summary = "Rules for buttons, rows and menus."
      license = "CC0-1.0"

      [colors]
      accent-bg = "#3a5f8a"
      accent-fg = "white"
      accent = { light = "#2f547f", dark = "#a3c4ea" }
      window-bg = { light = "#f9fbfd", dark = "#20242a" }
      window-fg = { light = "#010305", dark = "#f0f3f6" }
      view-bg = { light = "#ffffff", dark = "#1a1d22" }
      view-fg = "$window-fg"
      card-bg = { light = "#ffffff", dark = "#2a2f36" }
      card-fg = "$window-fg"
      dialog-bg = { light = "#f8f9fb", dark = "#2c323a" }
      dialog-fg = "$window-fg"
      popover-bg = { light = "#ffffff", dark = "#2c323a" }
      popover-fg = "$window-fg"

      [metrics]
      control-radius = 3
      card-radius = 4

      [styles]
      button = { font-weight = 600 }
      "button:hover" = { background = "alpha($window-fg, 18%)" }
      "button:focus-visible" = { outline-color = "$accent" }
      "segment:checked" = { background = "$accent-bg", color = "$accent-fg" }
      "row:selected" = { background = "alpha($accent-bg, 25%)" }
      section-header = { letter-spacing = 0.5 }

      """))
}

extension PlantedFault {
  static let inSlate: [PlantedFault] = [
    PlantedFault(
      "button-text-when-pressed", in: .slate, .contrast, on: .controls, ["button-regular"],
      in: [.active],
      by: .adding(
        """
        "button:active" = { ▸color = "alpha($window-fg, 15%)" }
        """, to: "[styles]")),
    PlantedFault(
      "segment-on", in: .slate, .contrast, on: .controls, ["segment-day"],
      in: [.normal, .checked],
      by: .replacing(
        """
        "segment:checked" = { background = "$accent-bg", color = "$accent-fg" }
        """,
        with: """
          "segment:checked" = { ▸background = "$accent-bg", ▸color = "$accent-bg" }
          """)),
    PlantedFault(
      "menu-item-on-hover", in: .slate, .contrast, on: .feedback, ["menu"],
      in: [.hover, .active],
      by: .css(
        """
        popover.menu modelbutton:hover {
          ▸background-color: @accent_bg_color;
          ▸color: @accent_bg_color;
        }
        """)),
    PlantedFault(
      "button-hover-like-normal", in: .slate, .state, on: .controls, ["button-regular"],
      in: [.hover],
      by: .replacing(
        """
        "button:hover" = { background = "alpha($window-fg, 18%)" }
        """,
        with: """
          "button:hover" = { ▸background = "alpha($window-fg, 10%)" }
          """)),
    PlantedFault(
      "small-icon-buttons", in: .slate, .hitArea, on: .controls,
      ["button-icon", "button-icon-flat"],
      by: .css(
        """
        button.image-button {
          ▸min-width: 0;
          ▸min-height: 0;
          ▸padding: 0;
        }
        """)),
    PlantedFault(
      "small-check-buttons", in: .slate, .hitArea, on: .controls, ["check-off", "check-on"],
      by: .css(
        """
        checkbutton {
          ▸padding: 0;
        }

        check {
          ▸min-width: 6px;
          ▸min-height: 6px;
          ▸padding: 2px;
        }
        """)),
    PlantedFault(
      "button-focus-transparent", in: .slate, .focus, on: .controls, ["button-regular"],
      in: [.focus],
      by: .replacing(
        """
        "button:focus-visible" = { outline-color = "$accent" }
        """,
        with: """
          "button:focus-visible" = { ▸outline-color = "transparent" }
          """)),
    PlantedFault(
      "headline-over-subhead", in: .slate, .overlap, on: .customViews,
      ["box-card-1-headline", "box-card-1-subhead"],
      by: .css(
        """
        .card label.heading {
          ▸margin-bottom: -22px;
        }
        """)),
    PlantedFault(
      "infobar-text", in: .slate, .contrast, on: .feedback,
      ["infobar-warning", "infobar-error", "infobar-other"],
      by: .adding(
        """
        infobar = { ▸color = "alpha($window-fg, 12%)" }
        """, to: "[styles]")),
    PlantedFault(
      "dialog-fg", in: .slate, .contrast, on: .feedback, ["dialog"],
      by: .replacing(
        """
        dialog-fg = "$window-fg"
        """,
        with: """
          ▸dialog-fg = "mix($dialog-bg, $window-fg, 0.15)"
          """)),
  ]
}
