extension BuiltPage {
  func prepareOverview() {
    modernize(
      [
        SamplePane("overview-sidebar", bars: 1, "sidebar-pane"),
        SamplePane("overview-content", bars: 1, "content-pane"),
      ], without: ["overview-separator"])
  }
}
