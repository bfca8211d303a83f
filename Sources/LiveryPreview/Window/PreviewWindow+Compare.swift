import LiveryGTK

extension PreviewWindow: @MainActor ComparedWindow {
  func willShowPage(in other: LiveTheme) {
    recorder?.beginTrial(elsewhere: other)
  }
}
