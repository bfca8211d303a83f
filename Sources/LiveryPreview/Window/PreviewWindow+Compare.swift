extension PreviewWindow: ComparedWindow {
  func willShowPage(in other: LiveTheme) {
    recorder?.beginTrial(elsewhere: other)
  }
}
