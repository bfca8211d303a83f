import ThemeFormats
import ThemeSession

/// The likely cause of a crash, from what the window showed.
///
/// New content comes first, then content that can be left out while the theme stays: a UI file, or
/// the theme in the comparison. If the theme was the cause after all, the window crashes again
/// without them, and then the theme is named.
nonisolated struct CrashCause: Hashable, Sendable {
  enum Place: Hashable {
    case window, comparison, ownPage
  }

  /// The theme or UI file; `nil` for the toolkit's own theme, which cannot be the cause.
  let theme: ShownTheme?

  let place: Place

  /// Whether it was new on screen.
  let wasTried: Bool

  /// The theme of the window, if it may also be the cause.
  let beside: ShownTheme?
}

nonisolated extension CrashCause {
  /// Finds the likely cause from the recorded state.
  init(in state: WindowSnapshot?) {
    let shown = state?.shown?.theme.suspect
    if let state, let pending = state.pending {
      let isOwn = pending.isElsewhere && pending.theme.path == state.window.ui
      let isSame = pending.theme.id == state.session.currentID
      self.init(
        theme: pending.theme.suspect,
        place: isOwn ? .ownPage : pending.isElsewhere && !isSame ? .comparison : .window,
        wasTried: true, beside: nil)
    } else if let state, state.page == nil, let ui = state.window.ui {
      self.init(theme: ShownTheme(ofFile: ui), place: .ownPage, wasTried: false, beside: nil)
    } else if let compared = state?.compared?.suspect, compared.id != shown?.id {
      self.init(theme: compared, place: .comparison, wasTried: false, beside: shown)
    } else {
      self.init(theme: shown, place: .window, wasTried: false, beside: nil)
    }
  }
}

nonisolated extension ShownTheme {
  /// The theme, unless it is the toolkit's own.
  fileprivate var suspect: ShownTheme? { id == ThemeLibrary.baseID ? nil : self }
}
