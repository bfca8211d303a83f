import System

/// The stylesheets of a look.
nonisolated struct LookTexts: Hashable, Sendable {
  var colors = ""
  var rules = ""

  /// The rules of single widgets.
  var widgets = ""

  /// A short text that distinguishes these from others, the same in every process.
  var fingerprint: String {
    var fingerprint = Fingerprint()
    for text in [colors, rules, widgets] {
      fingerprint.add(text.utf8)
      fingerprint.add([0])
    }
    return fingerprint.description
  }
}
