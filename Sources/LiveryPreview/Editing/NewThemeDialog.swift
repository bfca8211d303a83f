import LiveryAdwaita
import LiverySystem
import ThemeColor
import ThemeGenerator
import ThemeSession
import ThemeSource

/// Asks for the name of a new theme and what it is made of, until one is written or the user cancels.
final class NewThemeDialog {
  /// What is known of the themes that are there.
  struct Themes {
    /// The name of the current theme.
    let current: String

    /// How the new theme names it; `nil` where it cannot extend it.
    let reference: String?

    /// The names in use, in lower case.
    let names: Set<String>

    /// The folder of the user's themes; `nil` where there is none.
    let folder: String?
  }

  private let themes: Themes
  private let create: (NewTheme) -> String?
  private let field = NameField("")
  private let starts = SegmentedControl()
  private let source: NewThemeSource
  private let accept = Button(label: translated("Create"))
  private let dialog: FormDialog

  /// Creates a dialog; `create` writes a theme, or returns why it cannot.
  init(_ themes: Themes, session: ThemeSession, _ create: @escaping (NewTheme) -> String?) {
    (self.themes, self.create) = (themes, create)
    source = NewThemeSource(themes, session)
    let content = Box(
      .vertical, spacing: 12,
      [field.widget, Label(atStart: translated("Made Of")), starts.widget, source.widget])
    content.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("New Theme"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: content)
    source.window = dialog.window
    addStarts()
    field.onChanged = { [weak self] in self?.check() }
    source.onChanged = { [weak self] in self?.check() }
    accept.onClicked { [weak self] in self?.write() }
    check()
  }

  private func addStarts() {
    let names = [translated("Current Theme"), translated("Color"), translated("Picture")]
    for name in names { starts.add(Label(name)) }
    for (index, name) in names.enumerated() {
      let isAllowed = index > 0 || themes.reference != nil
      starts.describe(
        index, name: name,
        tooltip: isAllowed
          ? nil : translated("Only built-in themes and those among yours can be extended"),
        isAllowed: isAllowed)
    }
    starts.fill()
    starts.onChosen = { [weak self] in self?.source.show(NewThemeSource.Kind.allCases[$0]) }
    let first: NewThemeSource.Kind = themes.reference == nil ? .color : .theme
    starts.setActive(NewThemeSource.Kind.allCases.firstIndex(of: first))
    source.show(first)
  }

  func present(over window: Window) {
    dialog.present(over: window)
    field.takeFocus()
  }

  private func check() {
    let name = field.name
    let isTaken = themes.names.contains(name.lowercased())
    accept.isSensitive = !name.isEmpty && !isTaken && source.start != nil
    if isTaken {
      field.say(translated("There is a theme with this name already"), isError: true)
    } else {
      field.say(
        name.isEmpty
          ? translated("A theme needs a name")
          : translated("Its file will be “\(NewTheme.fileName(of: name))”, among your themes"),
        isError: false)
    }
  }

  private func write() {
    guard let start = source.start else { return }
    if let problem = create(NewTheme(name: field.name, start: start)) {
      field.say(problem, isError: true)
    } else {
      dialog.close()
    }
  }
}
