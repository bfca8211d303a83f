import LiveryAdwaita
import LiveryGallery
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
  private let controls = DerivationControls()
  private let preview: NewThemePreview

  /// Why the theme cannot be made; `nil` if it can.
  private var problem: NewThemeError?

  /// The preview and the dials, of a theme that is made of a color.
  private let making: Box
  private let content: Box
  private let scroller: ScrolledWindow

  /// Whether that part is in the form.
  private var isMaking = false

  /// What is asked for; `nil` where the theme extends the current one.
  private var kind: SeedSource.Kind?
  private let accept = Button(label: translated("Create"))
  private let dialog: FormDialog

  /// Creates a dialog; `create` writes a theme, or returns why it cannot.
  init(_ themes: Themes, session: ThemeSession, _ create: @escaping (NewThemeRequest) -> String?) {
    (self.themes, self.create) = (themes, create)
    source = SeedSource(session)
    preview = NewThemePreview(session)
    making = Box(.vertical, spacing: 12, [preview.widget, controls.widget])
    let title = Label(atStart: translated("Made Of"))
    // The message about the name stands closer to it.
    title.setMargins(top: 6)
    content = Box(.vertical, spacing: 12, [field.widget, title, starts.widget, source.widget])
    content.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    scroller = ScrolledWindow(child: content)
    dialog = FormDialog(
      translated("New Theme"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: scroller)
    source.window = dialog.window
    addStarts()
    field.onChanged = { [weak self] in self?.check() }
    source.onChanged = { [weak self] in self?.check() }
    controls.onChanged = { [weak self] in self?.check() }
    preview.onResult = { [weak self] in self?.show($0) }
    source.describe = { $0.wordsForTheme }
    accept.onClicked { [weak self] in self?.write() }
    check()
  }

  /// The height in px that the form may have in each window, and what it leaves of a higher one.
  private static let (leastHeight, rest) = (320, 100)

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
    // Screen readers are not told of what is in a hidden part.
    if kind != nil, !isMaking { content.append(making) }
    if kind == nil, isMaking { content.remove(making) }
    isMaking = kind != nil
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

  private var request: NewThemeRequest? {
    start.map {
      NewThemeRequest(name: field.name, start: $0, dials: controls.dials, contrast: controls.aim)
    }
  }

  /// Takes note of whether the theme that the dials ask for can be made.
  private func show(_ problem: NewThemeError?) {
    self.problem = problem
    update()
  }

  func present(over window: Window) {
    scroller.growWithContent(upToHeight: max(Self.leastHeight, window.height - Self.rest))
    dialog.present(over: window)
    field.takeFocus()
  }

  private func check() {
    if kind == nil { problem = nil }
    if kind != nil, var request {
      // Its name changes no color.
      request.name = themes.current
      preview.show(request)
    }
    update()
  }

  private func update() {
    let name = field.name
    let isTaken = themes.names.contains(name.lowercased())
    accept.isSensitive = !name.isEmpty && !isTaken && start != nil && problem == nil
    if let problem {
      field.say(problem.description.capitalizedFirst, isError: true)
    } else if isTaken {
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
    guard let request else { return }
    if let problem = create(request) {
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
