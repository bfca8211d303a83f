import LiveryAdwaita

extension BuiltPage {
  func prepareControls() {
    widget("button-lock", as: LockButton.self)?.setPermission(isAllowed: true)
    // The calendar shows a month long past, so that pictures are the same on every day.
    widget("calendar")?.descendants
      .first { $0.hasStyleClass("day-number") && $0.as(Label.self)?.text == "22" }?
      .addStyleClass("today")
    guard let bar = widget("progress-pulse", as: ProgressBar.self) else { return }
    // GTK moves the block by the time since the last frame, which pictures must not depend on.
    if !Toolkit.enablesAnimations { bar.setPulseStep(1e-9) }
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
