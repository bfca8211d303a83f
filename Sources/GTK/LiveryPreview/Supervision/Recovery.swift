import ThemeFormats
import ThemeSession

/// The state that the window restores after a crash.
nonisolated struct Recovery: Hashable, Sendable {
  /// The state without the theme that crashed; `nil` if none was recorded.
  let snapshot: WindowSnapshot?

  let crash: Crash
  let suspect: CrashCause

  /// Set if the last good state belongs to the crashing theme, and is shown instead of it.
  let blocked: BlockedVersion?

  /// Whether the window crashed twice in a short time, and restores as little as possible.
  let isLastResort: Bool

  /// The theme files that the window no longer reads automatically, since it crashed while reading
  /// them.
  let skipped: [String]

  /// The file that was read when it crashed.
  let reading: String?

  /// Whether reading that file caused the crash, and not a pending theme.
  let wasRead: Bool

  /// Decides which state to restore.
  ///
  /// The last resort is for a window that crashed twice in a short time. `reading` is the theme
  /// file that was being read at the crash, and `skipped` are the files that are no longer read.
  init(
    after crash: Crash, of state: WindowSnapshot?, isLastResort: Bool, reading: String? = nil,
    skipping skipped: [String] = []
  ) {
    (self.crash, self.isLastResort, self.reading) = (crash, isLastResort, reading)
    self.skipped = skipped.filter { $0 != reading } + [reading].compactMap(\.self)
    let tried = state?.pending?.theme.id
    wasRead = reading != nil && (tried == nil || tried == ThemeLibrary.baseID)
    var state = state
    state?.session.files.removeAll { $0 == reading }
    if let reading, wasRead {
      if state?.session.currentPath == reading {
        state?.session.currentID = ThemeLibrary.baseID
        state?.session.currentPath = nil
      }
      state?.pending = nil
      (snapshot, blocked) = (state, nil)
      suspect = CrashCause(
        theme: ShownTheme(ofFile: reading), place: .window, wasTried: false, beside: nil)
      return
    }
    suspect = CrashCause(in: state)
    guard var snapshot = state else {
      (self.snapshot, blocked) = (nil, nil)
      return
    }
    var blocked: BlockedVersion?
    if isLastResort {
      (snapshot.session.currentID, snapshot.session.currentPath) = (ThemeLibrary.baseID, nil)
      snapshot.page = nil
      snapshot.window.ui = nil
    } else if let crashingTheme = suspect.theme, suspect.place == .window {
      let good = snapshot.good
      if let texts = good?.texts, good?.theme.id == crashingTheme.id {
        blocked = BlockedVersion(
          id: crashingTheme.id, fingerprint: snapshot.shown?.fingerprint ?? "", good: texts)
      } else {
        snapshot.session.currentID = good?.theme.id ?? ThemeLibrary.baseID
        snapshot.session.currentPath = good?.theme.path
      }
    }
    // A UI file that crashed the window is not built again automatically.
    if suspect.place == .ownPage { snapshot.window.ui = nil }
    (snapshot.pending, snapshot.compared) = (nil, nil)
    (self.snapshot, self.blocked) = (snapshot, blocked)
  }

  /// The theme or UI file that is the likely cause; `nil` for the toolkit's own theme.
  var crashingTheme: ShownTheme? { suspect.theme }
}
