import LiveryGTK
import ThemeFormats
import ThemeModel
import ThemeSession

/// What the window comes back with after it died.
nonisolated struct Recovery: Hashable, Sendable {
  /// The state without the theme that is to blame; `nil` where none was put down.
  let snapshot: SessionSnapshot?

  let death: Death

  /// The theme that was tried or shown; `nil` for the toolkit's own, which is not to blame.
  let culprit: SessionSnapshot.Attempt?

  /// Whether it died while the theme was new on screen.
  let wasTried: Bool

  /// What is shown in place of the culprit where that is another state of the same theme.
  var held: HeldLook?

  /// Whether the window died twice in a short time, and comes back with as little as possible.
  let isLastResort: Bool

  /// Decides what to come back with.
  init(after death: Death, of state: SessionSnapshot?, isLastResort: Bool) {
    self.death = death
    self.isLastResort = isLastResort
    let shown = state.flatMap { $0.attempt ?? ShownLook($0.window, "shown")?.theme }
    wasTried = state?.attempt != nil
    culprit = shown?.id == ThemeLibrary.base.id ? nil : shown
    guard var snapshot = state else {
      (self.snapshot, held) = (nil, nil)
      return
    }
    let good = ShownLook(snapshot.window, "good")
    var held: HeldLook?
    if isLastResort {
      (snapshot.currentID, snapshot.currentPath) = (ThemeLibrary.base.id, nil)
      snapshot.page = nil
      snapshot.window["ui"] = nil
    } else if let culprit,
      snapshot.window["elsewhere"] == nil || culprit.id == snapshot.currentID
    {
      if let good, let texts = good.texts, good.theme.id == culprit.id {
        held = HeldLook(
          id: culprit.id, fingerprint: snapshot.window["fingerprint"] ?? "", good: texts)
      } else {
        snapshot.currentID = good?.theme.id ?? ThemeLibrary.base.id
        snapshot.currentPath = good?.theme.path
      }
    }
    // A file that was being built is not built again by itself.
    if let culprit, culprit.path == snapshot.window["ui"] { snapshot.window["ui"] = nil }
    snapshot.attempt = nil
    (self.snapshot, self.held) = (snapshot, held)
  }
}

/// A look that is not shown again by itself, and what stands in for it.
nonisolated struct HeldLook: Hashable, Sendable {
  /// The entry whose look it is.
  let id: String

  let fingerprint: String

  let good: LookTexts
}

/// A theme that was shown, as it stands in a snapshot.
nonisolated struct ShownLook: Hashable, Sendable {
  let theme: SessionSnapshot.Attempt

  /// Its stylesheets, where they are to be shown again as they were.
  var texts: LookTexts?

  init(_ theme: SessionSnapshot.Attempt, texts: LookTexts?) {
    (self.theme, self.texts) = (theme, texts)
  }

  /// Takes a look out of the values of a snapshot, all of which begin with a prefix.
  init?(_ values: [String: String], _ prefix: String) {
    guard let id = values["\(prefix)-id"], let name = values["\(prefix)-name"] else { return nil }
    theme = .init(id: id, name: name, path: values["\(prefix)-path"])
    guard let colors = values["\(prefix)-colors"], let rules = values["\(prefix)-rules"],
      let widgets = values["\(prefix)-widgets"]
    else { return }
    texts = LookTexts(colors: colors, rules: rules, widgets: widgets)
  }

  /// The values to be put into a snapshot.
  func values(_ prefix: String) -> [String: String] {
    var values = ["\(prefix)-id": theme.id, "\(prefix)-name": theme.name]
    values["\(prefix)-path"] = theme.path
    values["\(prefix)-colors"] = texts?.colors
    values["\(prefix)-rules"] = texts?.rules
    values["\(prefix)-widgets"] = texts?.widgets
    return values
  }
}
