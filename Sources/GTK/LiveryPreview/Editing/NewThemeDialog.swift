import LiveryAdwaita
import NewTheme
import ThemeSession

/// Asks for the name of a new theme and what it is made of, until one is written or the user
/// cancels.
final class NewThemeDialog {
  /// What is known of the themes that are there.
  struct Themes {
    let current: String

    /// How the new theme names it; `nil` where it cannot extend it, and is a copy of it.
    let reference: String?

    /// The names in use, in lower case.
    let names: Set<String>

    /// The folder of the user's themes; `nil` where there is none.
    let folder: String?
  }

  private let themes: Themes
  private let create: (NewThemeRequest) -> String?
  private let field = NameField("")
  private let starts = SegmentedControl()
  private let source: SeedSource

  /// What is asked for; `nil` where the theme extends the current one.
  private var kind: SeedSource.Kind?
  private let accept = Button(label: translated("Create"))
  private let dialog: FormDialog

  /// Creates a dialog; `create` writes a theme, or returns why it cannot.
  init(_ themes: Themes, session: ThemeSession, _ create: @escaping (NewThemeRequest) -> String?) {
    (self.themes, self.create) = (themes, create)
    source = SeedSource(session)
    let title = Label(atStart: translated("Made Of"))
    // The message about the name stands closer to it.
    title.setMargins(top: 6)
    let content = Box(
      .vertical, spacing: 12, [field.widget, title, starts.widget, source.widget])
    content.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("New Theme"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: content)
    source.window = dialog.window
    addStarts()
    field.onChanged = { [weak self] in self?.check() }
    source.onChanged = { [weak self] in self?.check() }
    source.describe = { $0.wordsForTheme }
    accept.onClicked { [weak self] in self?.write() }
    check()
  }

  /// What a theme can be made of, in the order of the segments.
  private static let kinds: [SeedSource.Kind?] = [nil] + SeedSource.Kind.allCases

  private func addStarts() {
    let names = Self.kinds.map { $0?.title ?? translated("Current Theme") }
    starts.fill(with: names)
    starts.onChosen = { [weak self] in self?.show(Self.kinds[$0]) }
    starts.setActive(0)
    show(Self.kinds[0])
  }

  private func show(_ kind: SeedSource.Kind?) {
    self.kind = kind
    source.show(
      kind,
      otherwise: themes.reference == nil
        ? translated(
          "A copy of “\(themes.current)” as it is now, to save where you like")
        : translated("Based on “\(themes.current)”: what you do not set stays the same"))
    check()
  }

  /// What the theme begins with; `nil` where that is not known yet.
  private var start: NewThemeRequest.Start? {
    kind == nil
      ? themes.reference.map { .theme($0) } ?? .copy : source.seed.map { .color($0.color) }
  }

  func present(over window: Window) {
    dialog.present(over: window)
    field.takeFocus()
  }

  private func check() {
    let name = field.name
    let isTaken = themes.names.contains(name.lowercased())
    accept.isSensitive = !name.isEmpty && !isTaken && start != nil
    if isTaken {
      field.say(translated("There is a theme with this name already"), isError: true)
    } else {
      field.say(
        name.isEmpty
          ? translated("A theme needs a name")
          : start == .copy
            ? translated("It has no file until you save it")
            : translated(
              "Its file will be “\(NewThemeRequest.fileName(of: name))”, among your themes"),
        isError: false)
    }
  }

  private func write() {
    guard let start else { return }
    if let problem = create(NewThemeRequest(name: field.name, start: start)) {
      field.say(problem, isError: true)
    } else {
      dialog.close()
    }
  }
}

extension ThemeSeed {
  /// What comes of a theme that is made of it.
  var wordsForTheme: String {
    isGray
      ? translated("This is a gray: the theme will have no color but in its messages")
      : translated("A complete light and dark theme, with readable text everywhere")
  }
}
