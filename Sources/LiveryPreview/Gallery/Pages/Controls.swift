import Adwaita

extension BuiltPage {
  func prepareControls() {
    widget("button-lock", as: LockButton.self)?.setPermission(isAllowed: true)
    guard let bar = widget("progress-pulse", as: ProgressBar.self) else { return }
    bar.pulse()
    let pulse = Pulse(bar)
    root.onMapped { pulse.start() }
  }
}

/// Moves a bar ten times a second for as long as it is on screen.
private final class Pulse {
  private let bar: ProgressBar
  private var next: ScheduledCall?

  init(_ bar: ProgressBar) {
    self.bar = bar
  }

  func start() {
    next?.cancel()
    next = ScheduledCall.after(milliseconds: 100) { [weak self] in
      guard let self, bar.isMapped, Toolkit.enablesAnimations else { return }
      bar.pulse()
      start()
    }
  }
}
