import ThemeSource

/// Checks themes in the background, one at a time.
///
/// The last request wins: results of earlier ones are discarded.
final class BackgroundChecker {
  private let check: @Sendable (ThemeCheck) -> [Finding]
  private let onFindings: ([Finding]) -> Void
  private var last: ThemeCheck?
  private var waiting: ThemeCheck?
  private var isRunning = false

  /// Creates a checker with a check in the background and a receiver of the last findings.
  init(
    _ check: @escaping @Sendable (ThemeCheck) -> [Finding],
    onFindings: @escaping ([Finding]) -> Void
  ) {
    (self.check, self.onFindings) = (check, onFindings)
  }

  /// Checks a theme, unless it is the same as in the last request.
  func request(_ theme: ThemeCheck) {
    guard theme != last else { return }
    last = theme
    waiting = theme
    if !isRunning { run() }
  }

  private func run() {
    guard let theme = waiting else { return }
    (waiting, isRunning) = (nil, true)
    Task { @concurrent [weak self, check] in
      let findings = check(theme)
      await self?.finish(findings)
    }
  }

  private func finish(_ findings: [Finding]) {
    isRunning = false
    if waiting == nil { onFindings(findings) } else { run() }
  }
}
