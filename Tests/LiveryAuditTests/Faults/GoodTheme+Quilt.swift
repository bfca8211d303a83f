import LiveryGallery

extension GoodTheme {
  /// CSS of its own.
  static let quilt = GoodTheme(
    .init(
      "quilt.livery.toml",
      #"""
      # What roles and rules cannot say, said in GTK's CSS.
      livery = 1
      name = "Quilt"
      summary = "Patches of CSS."
      license = "CC0-1.0"

      [colors]
      accent-bg = "#7a3f8f"
      accent-fg = "white"
      accent = { light = "#6c3380", dark = "#e7b6f8" }

      [extra]
      css = """
      headerbar {
        background-image: linear-gradient(to right, alpha(@accent_bg_color, 0.08), transparent);
      }

      .card {
        border-radius: 4px;
      }

      progressbar > trough {
        min-height: 4px;
      }

      row:hover {
        transition: none;
      }
      """

      """#))
}

extension PlantedFault {
  static let inQuilt: [PlantedFault] = [
    PlantedFault(
      "gradient-under-title", in: .quilt, .contrast, on: .navigation,
      ["headerbar-title", "headerbar-menu"],
      by: .replacing(
        "  background-image: linear-gradient(to right, alpha(@accent_bg_color, 0.08), transparent);",
        with:
          "  ▸background-image: linear-gradient(to right, @headerbar_bg_color, @headerbar_fg_color);"
      )),
    PlantedFault(
      "translucent-card", in: .quilt, .contrast, on: .overview,
      ["overview-card-budget", "overview-card-booked"],
      appearances: ["light"],
      by: .css(
        """
        .card {
          ▸background-color: alpha(black, 0.55);
        }
        """)),
    PlantedFault(
      "picture-under-text-view", in: .quilt, .contrast, on: .text, ["text-view"],
      appearances: ["light"],
      by: .css(
        """
        textview > text {
          ▸background-image: url("\(FaultPictures.dark)");
        }
        """)),
    PlantedFault(
      "faded-rows", in: .quilt, .contrast, on: .lists, ["row-activatable", "row-button"],
      by: .css(
        """
        list.boxed-list > row {
          ▸opacity: 0.25;
        }
        """)),
    PlantedFault(
      "progress-text", in: .quilt, .contrast, on: .controls, ["progress-text"],
      by: .css(
        """
        progressbar > text {
          ▸opacity: 0.1;
        }
        """)),
    PlantedFault(
      "spin-button-icons", in: .quilt, .contrast, on: .controls, ["entry-spin"],
      by: .css(
        """
        spinbutton > button {
          ▸color: alpha(@view_fg_color, 0.08);
        }
        """)),
    PlantedFault(
      "drop-target", in: .quilt, .contrast, on: .lists, ["list-plain-normal"],
      in: [.drop],
      by: .css(
        """
        row:drop(active) {
          ▸background-color: @accent_bg_color;
          ▸color: @accent_bg_color;
        }
        """)),
    PlantedFault(
      "view-switcher-on", in: .quilt, .contrast, on: .navigation,
      ["view-switcher-title", "view-switcher-bar"],
      in: [.normal, .checked],
      by: .css(
        """
        viewswitcher button:checked {
          ▸opacity: 0.15;
        }
        """)),
    PlantedFault(
      "cut-list-items", in: .quilt, .clipped, on: .lists, ["listview"],
      by: .css(
        """
        listview > row > box {
          ▸margin-left: -40px;
        }
        """)),
    PlantedFault(
      "small-switches", in: .quilt, .hitArea, on: .controls, ["switch-off", "switch-on"],
      by: .css(
        """
        switch > slider {
          ▸min-width: 8px;
          ▸min-height: 8px;
        }
        """)),
  ]
}
