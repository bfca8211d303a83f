import LiveryAdwaita
import NewTheme

extension ThemeAdjustment.Result {
  /// Whether a pair cannot have the contrast, so that nothing may be written.
  var fails: Bool { !unreachable.isEmpty }

  /// What became of a theme that was to have a contrast, in a sentence.
  func words(at aim: ContrastAim?) -> String {
    if let pair = unreachable.first?.description {
      let rest = unreachable.count - 1
      return rest == 0
        ? translated("Nothing can be applied: \(pair)")
        : translated(
          "Nothing can be applied: \(pair), and \(rest) more pair",
          or: "Nothing can be applied: \(pair), and \(rest) more pairs", count: rest)
    }
    let level = aim == .aaa ? "AAA" : "AA"
    guard let first = failing.first else {
      return translated("Every pair has the contrast of \(level)")
    }
    let count = failing.count
    guard aim == nil else {
      return translated(
        "Every pair has the contrast of \(level): \(count) that had less was changed",
        or: "Every pair has the contrast of \(level): \(count) that had less were changed",
        count: count)
    }
    let pair = "\(first.pair) (\(first.appearance), \(first.ratioText))"
    return translated(
      "\(count) pair has less contrast than \(level): \(pair)",
      or: "\(count) pairs have less contrast than \(level), first \(pair)", count: count)
  }
}
