import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeInstall

/// Explains the changes of an installation, lets GTK test the theme meanwhile, and asks.
final class InstallDialog {
  /// The maximum number of warnings that are shown; more would make the dialog taller than a small
  /// screen.
  private static let limit = FlatpakAccess.isThere ? 3 : 4

  /// About the width of the texts, in characters.
  private static let width = 44

  private let installation: ThemeInstallation
  private let crashTest: BackgroundCrashTest
  private let state = Label(atStart: "")
  private let spinner = Spinner()
  private let icon = Icon("dialog-warning-symbolic")
  private let atOnce = Switch()
  private let cancel = Button(label: translated("Cancel"))
  private let accept = Button(label: translated("Install"))
  private let dialog: FormDialog

  /// Called after the theme was installed and the dialog closed, with whether open applications
  /// should show it at once.
  var onInstalled: (_ isShownAtOnce: Bool) -> Void = { _ in }

  init(_ installation: ThemeInstallation, crashTest: BackgroundCrashTest) {
    (self.installation, self.crashTest) = (installation, crashTest)
    let heading = Self.text(translated("Install “\(installation.name)” on this desktop?"))
    heading.addStyleClass("heading")
    let body = Self.text(
      translated(
        "All applications show it when they start anew. What you wrote into “gtk.css” yourself stays and wins over the theme."
      ))
    Self.limit(state)
    state.hexpand = true
    let content = Box(.vertical, spacing: 12, [heading, Self.text(installation.styles), body])
    for row in Self.rows(of: installation.warnings) { content.append(row) }
    let missed = installation.missed
    if !missed.isEmpty {
      let words = translated(
        "\(missed.count) thing that stylesheets have no place for",
        or: "\(missed.count) things that stylesheets have no place for", count: missed.count)
      content.append(
        FoldedLines(
          translated("What Is Not Installed"), words: words, lines: missed, width: Self.width
        ).widget)
    }
    if FlatpakAccess.isThere {
      let command = Self.text(FlatpakAccess.granting)
      command.addStyleClasses("monospace", "caption")
      command.isSelectable = true
      content.append(
        Box(
          .vertical, spacing: 3,
          [Self.text(translated("Applications of Flatpak see it after this command:")), command]))
    }
    // Applications that run have read only a line that was there when they started.
    if !installation.isNewToApplications { content.append(Self.row(for: atOnce)) }
    content.append(Self.row([spinner, icon, state]))
    content.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("Install Theme"), cancel: cancel, accept: accept, content: content)
    accept.onClicked { [weak self] in self?.install() }
    _ = dialog.onDestroyed { [crashTest] in crashTest.stop() }
  }

  func present(over window: Window) {
    say(translated("GTK tries it out of sight…"), isGoingOn: true)
    dialog.present(over: window)
    crashTest.begin(installation.stylesheet) { [weak self] in self?.take($0) }
  }

  private func take(_ result: CrashTestAnswer.Result) {
    switch result {
    case .passed:
      say(translated("GTK has painted all widgets with it."), icon: "object-select-symbolic")
    case .untried(let reason):
      // Enter cancels: a theme that crashes GTK leaves no usable desktop for repairing it.
      say(
        translated(
          "GTK could not try it before: \(reason). If GTK dies of it, no application starts until “livery uninstall” is run in a terminal."
        ), icon: "dialog-warning-symbolic")
      accept.isSensitive = true
      return
    case .failed(let reason):
      return refuse(
        translated(
          "No application would start with it: \(reason). Nothing is changed. The problems of the theme may name the cause."
        ))
    }
    accept.isSensitive = true
    accept.takeFocus()
  }

  private func install() {
    do throws(InstallError) {
      try installation.carryOut()
      dialog.close()
      onInstalled(atOnce.isActive)
    } catch {
      refuse("\(error)".capitalizedFirst)
    }
  }

  /// The switch for applications that are open.
  private static func row(for atOnce: Switch) -> Widget {
    let label = text(translated("Open applications show it at once"))
    label.hexpand = true
    atOnce.align(vertically: .center)
    atOnce.setAccessibleLabel(label.text)
    atOnce.tooltip = translated(
      "Those of GTK 4.22 and later do, on Wayland. The preference for reduced motion is changed for a moment, which is not seen."
    )
    return Box(.horizontal, spacing: 9, [label, atOnce])
  }

  /// Gives the reason why the theme is not installed; the dialog can then only be closed.
  private func refuse(_ reason: String) {
    say(reason, icon: "dialog-error-symbolic")
    state.addStyleClass("error")
    icon.addStyleClass("error")
    cancel.takeFocus()
  }

  private func say(_ text: String, icon name: String? = nil, isGoingOn: Bool = false) {
    state.text = text
    (spinner.isTurning, spinner.isVisible) = (isGoingOn, isGoingOn)
    icon.isVisible = name != nil
    icon.name = name
    accept.isSensitive = false
    for button in [accept, cancel] { button.setAccessibleDescription(text) }
  }

  private static func rows(of warnings: [String]) -> [Widget] {
    let left = warnings.count - limit
    let shown = left > 1 ? warnings.prefix(limit) : warnings[...]
    let rows: [Widget] = shown.map { warning in
      row([Icon("dialog-warning-symbolic"), text(warning.capitalizedFirst)])
    }
    return rows + (left > 1 ? [text(translated("And \(left) more."))] : [])
  }

  /// An icon with a text beside it.
  private static func row(_ parts: [Widget]) -> Widget {
    let row = Box(.horizontal, spacing: 9, parts)
    for part in parts.dropLast() {
      part.align(vertically: .start)
      part.setMargins(top: 2)
    }
    // In a row, GTK 4.8 sometimes measures a line of text one pixel lower, and then warns.
    parts.last?.setMinimumSize(height: 20)
    return row
  }

  private static func text(_ words: String) -> Label {
    let label = Label(atStart: words)
    limit(label)
    return label
  }

  private static func limit(_ label: Label) {
    label.wrap()
    label.limitWidth(characters: width)
  }
}
