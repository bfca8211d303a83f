import LiveryGallery

extension GoodTheme {
  /// Dark alone.
  static let lantern = GoodTheme(
    .init(
      "lantern.livery.toml",
      """
      # Made for the dark alone: warm light on a blue night.
      livery = 1
      name = "Lantern"
      summary = "Warm light on a night that never ends."
      license = "CC0-1.0"
      appearances = ["dark"]

      [palette]
      night = "#171a21"
      glow = "#facd75"
      ivory = "#f2efe8"

      [colors]
      accent-bg = "$glow"
      accent-fg = "#241a00"
      accent = "$glow"
      window-bg = "$night"
      window-fg = "$ivory"
      view-bg = "#12141a"
      view-fg = "$ivory"
      headerbar-bg = "#1f232c"
      headerbar-fg = "$ivory"
      headerbar-border = "$ivory"
      headerbar-backdrop = "$night"
      sidebar-bg = "#1b1f27"
      sidebar-fg = "$ivory"
      sidebar-backdrop = "$night"
      card-bg = "#232833"
      card-fg = "$ivory"
      dialog-bg = "#262b36"
      dialog-fg = "$ivory"
      popover-bg = "#262b36"
      popover-fg = "$ivory"

      """))
}

extension PlantedFault {
  static let inLantern: [PlantedFault] = [
    PlantedFault(
      "popover-fg", in: .lantern, .contrast, on: .feedback, ["popover", "menu"],
      appearances: ["dark"],
      by: .replacing(
        """
        popover-fg = "$ivory"
        """,
        with: """
          ▸popover-fg = "#4a4f5c"
          """)),
    PlantedFault(
      "headerbar-icons", in: .lantern, .contrast, on: .navigation,
      ["headerbar-menu", "headerbar-back"],
      appearances: ["dark"],
      by: .css(
        """
        headerbar image {
          ▸color: #3a404d;
        }
        """)),
    PlantedFault(
      "backdrop-title", in: .lantern, .contrast, on: .navigation,
      ["headerbar-title", "headerbar-window-title"],
      in: [.backdrop], appearances: ["dark"],
      by: .css(
        """
        headerbar:backdrop {
          ▸color: #39404d;
        }
        """)),
    PlantedFault(
      "selected-tab", in: .lantern, .contrast, on: .navigation, ["tab-bar"],
      appearances: ["dark"],
      by: .css(
        """
        tabbar tab:selected {
          ▸background-color: #efe6cf;
        }
        """)),
    PlantedFault(
      "toast", in: .lantern, .contrast, on: .feedback, ["toast", "toast-plain"],
      appearances: ["dark"],
      by: .css(
        """
        toast {
          ▸background-color: #d8d4c8;
        }
        """)),
    PlantedFault(
      "toggle-on-like-off", in: .lantern, .state, on: .controls, ["segment-week", "segment-month"],
      in: [.checked], appearances: ["dark"],
      by: .css(
        """
        button.text-button.toggle:checked {
          ▸background-color: alpha(currentColor, 0.1);
        }
        """)),
    PlantedFault(
      "check-mark", in: .lantern, .contrast, on: .controls, ["check-on"],
      in: [.normal, .checked], appearances: ["dark"],
      by: .css(
        """
        check:checked {
          ▸color: @accent_bg_color;
        }
        """)),
    PlantedFault(
      "scale-marks", in: .lantern, .contrast, on: .controls, ["scale-marks"],
      appearances: ["dark"],
      by: .css(
        """
        scale > marks {
          ▸color: alpha(@window_fg_color, 0.08);
        }
        """)),
    PlantedFault(
      "picture-under-text", in: .lantern, .contrast, on: .customViews,
      ["box-card-1-headline", "box-card-1-subhead", "box-card-1-footnote"],
      appearances: ["dark"],
      by: .css(
        """
        .card {
          ▸background-image: url("\(FaultPictures.light)");
        }
        """)),
    PlantedFault(
      "status-description", in: .lantern, .contrast, on: .feedback, ["status-page"],
      appearances: ["dark"],
      by: .css(
        """
        statuspage .description {
          ▸opacity: 0.12;
        }
        """)),
  ]
}
