import GTKKnowledge
import LiveryAdwaita
import LiveryGallery
import ThemeCSS
import ThemeProject

/// The panel with all proposed changes of a theme's CSS, beside the pages that show them.
final class ModernizePanel {
  let frame: ChangePanel

  var widget: Widget { frame.widget }

  /// Called when a person chooses the oldest release that has to read the result.
  var onRelease: (GTKRelease) -> Void = { _ in }

  /// A release that is in use, and may not read the result.
  enum OlderRelease {
    case installed(GTKRelease)
    case ofProject(GTKRelease)
  }

  private let releases = SegmentedControl()
  private let note = Label(atStart: "", "caption", "dim-label")
  private let warning = Label(atStart: "", "caption", "warning")
  private let list = ModernizedList()

  init() {
    releases.fill(with: ModernizeRequest.releases.map(\.rawValue))
    for (index, release) in ModernizeRequest.releases.enumerated() {
      let name = translated("GTK \(release.rawValue) and later")
      releases.describe(index, name: name, tooltip: name)
    }
    releases.widget.setAccessibleLabel(translated("Oldest GTK"))
    for label in [note, warning] { label.wrap() }
    let options = Box(
      .vertical, spacing: 6,
      [Label(atStart: translated("Oldest GTK")), releases.widget, note, warning])
    options.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    frame = ChangePanel(
      title: translated("Modernize"),
      content: Box(.vertical, [options, Separator(.horizontal), list.widget]),
      before: translated("Show the theme as it is"),
      after: translated("Show the theme with its CSS rewritten"))
    releases.onChosen = { [weak self] in self?.onRelease(ModernizeRequest.releases[$0]) }
  }

  /// Shows that changes for a release and later ones are being computed.
  func showWork(for release: GTKRelease) {
    releases.setActive(ModernizeRequest.releases.firstIndex(of: release))
    for part in [warning, frame.foot] as [Widget] { part.isVisible = false }
    frame.apply.isSensitive = false
    note.say(translated("Comparing every color…"))
  }

  /// Shows the result for a text, and the release in use that may not read it.
  func show(_ answer: ModernizeRequest.Answer, older: OlderRelease?) {
    switch answer.result {
    case .success(let (file, theme)):
      frame.foot.isVisible = file.isChanged && theme != nil
      list.show(file)
      note.say(Self.words(file, answer.target))
      frame.apply.isSensitive = file.isChanged
      warning.isVisible = file.isChanged && older != nil
      older.map { warning.text = Self.words($0) }
    case .failure(let error):
      list.show(nil)
      say("\(error)".capitalizedFirst)
    }
  }

  /// Shows why nothing can be applied.
  func say(_ error: String) {
    note.say(error, isError: true)
    frame.apply.isSensitive = false
  }

  func takeFocus() {
    _ = releases.widget.enterFocus()
  }

  private static func words(_ file: ModernizedFile, _ target: Target) -> String {
    let (made, left) = (file.made.count, file.left.count)
    if made == 0, left == 0 { return translated("Nothing is deprecated for \(target.names)") }
    if !file.isChanged {
      return translated(
        "Nothing can be rewritten, and \(left) finding is left",
        or: "Nothing can be rewritten, and \(left) findings are left", count: left)
    }
    let rewritten = translated(
      "\(made) finding is rewritten, \(left) left.",
      or: "\(made) findings are rewritten, \(left) left.", count: made)
    return rewritten + " " + translated("Every color stays the same on \(target.names).")
  }

  private static func words(_ older: OlderRelease) -> String {
    switch older {
    case .installed(let release):
      translated(
        "GTK \(release.rawValue), which shows this window, cannot read all of it, so the pages stay as they are."
      )
    case .ofProject(let release):
      translated(
        "The project is for GTK \(release.rawValue), too, which cannot read all of it.")
    }
  }
}
