import Adwaita

/// A page made from its file, with what a file cannot say done to it.
final class BuiltPage {
  let root: Widget
  private let builder: Builder
  private var pulse: ScheduledCall?

  init(_ page: Page, file: String) throws(Builder.Failure) {
    builder = try Builder(file: file)
    guard let root = builder.widget("page") else {
      throw Builder.Failure(file: file, message: "no widget has the id 'page'")
    }
    self.root = root
    root.keepLinksFromOpening()
    switch page {
    case .overview: prepareOverview()
    case .controls: prepareControls()
    case .text: prepareText()
    }
  }

  /// Gives links that are parts of a text their color.
  func setLinkColor(_ color: String) {
    builder.widget("text-view", as: TextView.self)?.setColor(ofTag: "link", to: color)
  }

  private func prepareOverview() {
    builder.widget("overview-trips", as: ListBox.self)?.selection = 0
  }

  private func prepareControls() {
    builder.widget("button-lock", as: LockButton.self)?.setPermission(isAllowed: true)
    guard let bar = builder.widget("progress-pulse", as: ProgressBar.self) else { return }
    bar.pulse()
    root.onMapped { [weak self] in self?.keepPulsing(bar) }
  }

  /// Moves the bar ten times a second for as long as the page is on screen.
  private func keepPulsing(_ bar: ProgressBar) {
    pulse?.cancel()
    pulse = ScheduledCall.after(milliseconds: 100) { [weak self] in
      guard let self, root.isMapped, Toolkit.enablesAnimations else { return }
      bar.pulse()
      keepPulsing(bar)
    }
  }

  private func prepareText() {
    guard let view = builder.widget("text-view", as: TextView.self) else { return }
    view.tag("link", on: "the packet from Bergen")
    view.tag("misspelled", on: "rok")
    view.tag("strong", on: "16:52")
    view.select("burned clear all night")
  }
}
