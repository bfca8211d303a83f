import LiveryAdwaita
import LiveryGTK
import ThemeModel
import ThemeSession

/// Keeps a window's own parts readable: it looks at them after each change of the theme, and gives
/// them the toolkit's look where the theme makes them unreadable.
final class ChromeGuard {
  /// Called when the parts got the toolkit's look, or lost it.
  var onChanged: (_ isSafe: Bool) -> Void = { _ in }

  var isSafe: Bool { look.isOn }

  /// What the last theme that was judged came to: unlike the look, it stays while another is tried.
  private var wasSafe = false

  /// How long a theme that was edited must stay unchanged until the parts are looked at again, in ms.
  private static let quiet = 400

  /// How long the parts may wear a theme that nobody has judged, and then go without it, in ms.
  private static let patience = 2_000
  private static let pause = 10_000

  private let look: StockChrome
  private let sight: ChromeSight
  private let window: Window

  /// What tells the stylesheets that are loaded from others.
  private var texts = ""

  /// What was seen of looks, by their fingerprints.
  private var verdicts: [String: Bool] = [:]
  private var shown: (id: String, fingerprint: String, isDark: Bool, isHighContrast: Bool)?
  private var retry: ScheduledCall?

  /// The size of the window before a theme was tried.
  private var size: (width: Int, height: Int)?

  init(
    bars: [Widget], parts: [Widget], around gallery: Widget, in window: Window, on display: Display
  ) {
    self.window = window
    look = StockChrome(of: parts, around: gallery, in: window, on: display)
    sight = ChromeSight(bars: bars, parts: parts, window: window)
  }

  isolated deinit {
    retry?.cancel()
  }

  /// Decides for a look that is about to be loaded.
  func willShow(_ texts: LoadedStylesheets, of session: ThemeSession) {
    self.texts = texts.fingerprint
    update(session)
  }

  /// Decides for the appearance that is shown, whose stylesheets may be those of the last.
  func update(_ session: ThemeSession) {
    let (id, appearance) = (session.currentID, session.look.appearance)
    let isHighContrast = appearance.traits.contains(.highContrast)
    let isDark = appearance.scheme == .dark
    let fingerprint = "\(texts) \(isDark) \(isHighContrast)"
    guard shown?.id != id || shown?.fingerprint != fingerprint else { return }
    let isSame = shown?.id == id
    shown = (id, fingerprint, isDark, isHighContrast)
    retry?.cancel()
    retry = nil
    let isBuiltIn = session.current?.origin == .builtIn
    if let canBeRead = isBuiltIn ? true : verdicts[fingerprint] {
      wasSafe = !canBeRead
      return set(isSafe: wasSafe)
    }
    // A look at the window takes longer than a step of a drag.
    guard isSame else {
      wasSafe = false
      return attempt()
    }
    attemptLater(milliseconds: Self.quiet)
  }

  /// Leaves the parts as they were last, and lets them wear the theme after a time.
  private func attemptLater(milliseconds: Int) {
    set(isSafe: wasSafe)
    retry = .after(milliseconds: milliseconds) { [weak self] in self?.attempt() }
  }

  /// Lets the parts wear the theme, and looks at them once they are painted.
  private func attempt() {
    guard let fingerprint = shown?.fingerprint else { return }
    set(isSafe: false)
    retry = .after(milliseconds: Self.patience) { [weak self] in
      self?.attemptLater(milliseconds: Self.pause)
    }
    var count = 0
    window.onEachFrame { [weak self] in
      guard let self, shown?.fingerprint == fingerprint else { return false }
      count += 1
      // The second frame begins when the first was painted.
      guard count == 2 else { return true }
      judgeWhenIdle(fingerprint)
      return false
    }
  }

  private func judgeWhenIdle(_ fingerprint: String) {
    ScheduledCall.whenIdle { [weak self] in self?.judge(fingerprint) }
  }

  private func judge(_ fingerprint: String) {
    guard shown?.fingerprint == fingerprint, !look.isOn else { return }
    guard let canBeRead = sight.canBeRead else {
      // Something in it, such as a dialog, is laid out anew.
      return window.afterPaint { [weak self] in self?.judgeWhenIdle(fingerprint) }
    }
    retry?.cancel()
    retry = nil
    verdicts[fingerprint] = canBeRead
    wasSafe = !canBeRead
    set(isSafe: wasSafe)
  }

  private func set(isSafe: Bool) {
    let old = look.isOn
    // A theme of large parts makes the window larger, too.
    if !isSafe { size = window.defaultSize }
    if isSafe, let shown {
      look.turnOn(isDark: shown.isDark, isHighContrast: shown.isHighContrast)
      if !old, let size, size.width > 0, !window.isMaximized {
        window.setDefaultSize(width: size.width, height: size.height)
      }
    } else {
      look.turnOff()
    }
    if isSafe != old { onChanged(isSafe) }
  }
}
