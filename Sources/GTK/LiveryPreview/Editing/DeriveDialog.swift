import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import NewTheme
import ThemeColor
import ThemeModel
import ThemeSession

/// Asks for a color or a picture, and derives the current theme's colors from it, or adds to its
/// palette.
final class DeriveDialog {
  /// The use of a color.
  private enum Purpose: String, CaseIterable {
    case allColors, palette

    var title: String {
      self == .allColors ? translated("All Colors") : translated("Palette")
    }
  }

  private let session: ThemeSession
  private let kinds = SegmentedControl()
  private let source: SeedSource
  private let purposes = SegmentedControl()

  /// Samples of some roles, in each scheme of the theme.
  private let roles: [(scheme: Appearance.Scheme, swatches: Swatches)]
  private let results = Stack()

  /// The colors for the palette.
  private let palette = Swatches(width: 300, height: 24)
  private let note = Label(atStart: "", "caption", "dim-label")
  private let accept = Button(label: translated("Derive"))
  private let dialog: FormDialog
  private var purpose = Purpose.allColors

  /// The colors to add to the theme; empty if they are not known yet.
  private var colors: [SchemeColor] = []

  init(_ session: ThemeSession) {
    self.session = session
    source = SeedSource(session)
    roles = session.currentTheme.schemes.map { ($0, Swatches(width: 240, height: 24)) }
    let schemes = Box(
      .vertical, spacing: 6,
      roles.map { scheme, swatches in
        let title = Label(atStart: AppearanceChoice(scheme).title)
        title.hexpand = true
        return Box(.horizontal, spacing: 12, [title, swatches])
      })
    let content = Box(
      .vertical, spacing: 12,
      [
        Label(atStart: translated("Made Of")), kinds.widget, source.widget,
        Label(atStart: translated("Used For")), purposes.widget, results, note,
      ])
    results.add(schemes, named: Purpose.allColors.rawValue)
    results.add(palette, named: Purpose.palette.rawValue)
    content.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("Derive Colors"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: content)
    source.window = dialog.window
    note.wrap(upToLines: 4)
    note.limitWidth(characters: 40)
    // As in the parts above, so that the dialog keeps its size.
    note.setMinimumSize(height: 36)
    kinds.fill(with: SeedSource.Kind.allCases.map(\.title))
    purposes.fill(with: Purpose.allCases.map(\.title))
    for control in [kinds, purposes] { control.setActive(0) }
    kinds.onChosen = { [weak self] in self?.source.show(SeedSource.Kind.allCases[$0]) }
    purposes.onChosen = { [weak self] in
      self?.purpose = Purpose.allCases[$0]
      self?.update()
    }
    source.onChanged = { [weak self] in self?.update() }
    source.show(.color)
    accept.onClicked { [weak self] in self?.derive() }
  }

  func present(over window: Window) {
    dialog.present(over: window)
  }

  /// The roles whose colors a preview shows.
  private static let shown: [ColorRole] = [
    .windowBg, .headerbarBg, .sidebarBg, .cardBg, .popoverBg, .windowFg, .accentBg, .accent,
    .successBg, .warningBg, .errorBg,
  ]

  private func update() {
    let seed = source.seed
    results.show(purpose.rawValue)
    accept.isSensitive = seed != nil
    colors = seed.map(colors) ?? []
    if seed == nil { for swatches in roles.map(\.swatches) + [palette] { swatches.show([]) } }
    say(seed.map(words) ?? "")
  }

  /// Computes the colors to add to the theme, and shows them.
  private func colors(of seed: ThemeSeed) -> [SchemeColor] {
    switch purpose {
    case .palette:
      palette.show(source.palette.map(\.hex))
      return DerivedPalette.entries(
        source.palette, ofPicture: source.pictureName, in: session.currentTheme)
    case .allColors:
      let derived = DerivedColors(from: seed.color)
      for (scheme, swatches) in roles {
        swatches.show(Self.shown.map { derived[$0, scheme].hex })
      }
      return derived.all
    }
  }

  private func words(for seed: ThemeSeed) -> String {
    let name = session.currentName
    switch purpose {
    case .palette:
      let (first, last) = (colors.first?.name.title ?? "", colors.last?.name.title ?? "")
      return first == last
        ? translated("“\(name)” gets \(first)")
        : translated("“\(name)” gets \(first) to \(last)")
    case .allColors where seed.isGray:
      return translated("This is a gray: “\(name)” will have no color but in its messages")
    case .allColors:
      return translated(
        "Sets \(colors.count) colors of “\(name)”, all readable. Its other values stay, and one undo reverts everything."
      )
    }
  }

  private func say(_ text: String, isError: Bool = false) {
    note.say(text, isError: isError)
    accept.setAccessibleDescription(text)
  }

  private func derive() {
    do throws(SessionError) {
      try session.set(colors)
      dialog.close()
    } catch {
      say(error.description.capitalizedFirst, isError: true)
    }
  }
}

extension DerivedColors {
  /// All colors that these add to a theme.
  fileprivate var all: [SchemeColor] {
    let brand = usesBrand ? [SchemeColor(.palette(Self.brand), accent.literal)] : []
    return brand
      + ColorRole.allCases.compactMap { role in
        self[role].map { SchemeColor(.role(role), light: $0.light, dark: $0.dark) }
      }
  }
}
