import LiveryAdwaita
import LiverySystem
import ThemeColor
import ThemeGenerator
import ThemeSession
import ThemeSource

/// The part of a dialog that says what a new theme is made of.
final class NewThemeSource {
  enum Kind: CaseIterable {
    case theme, color, picture
  }

  let widget = Box(.vertical, spacing: 6)

  /// The window that a file dialog is shown over.
  var window: Window?

  /// Called when something else was chosen.
  var onChanged: () -> Void = {}

  /// What the theme is made of; `nil` where that is not known yet.
  private(set) var start: NewTheme.Start?

  private let themes: NewThemeDialog.Themes
  private let picking: ColorPicking
  private let entry = Entry()
  private let choose = Button(icon: "", label: translated("Choose a Color"))
  private let browse = Button(label: translated("Choose a Picture…"))
  private let swatch = Swatches(width: 34, height: 24)
  private let found = Swatches(width: 34, height: 24)
  private let note = Label(atStart: "", "caption")
  private let color: Box
  private let picture: Box
  private var kind = Kind.theme
  private var path: String?

  init(_ themes: NewThemeDialog.Themes, _ session: ThemeSession) {
    self.themes = themes
    picking = ColorPicking(session)
    choose.child = swatch
    choose.addStyleClasses("flat", "livery-swatch")
    color = Box(.horizontal, spacing: 6, [choose, entry])
    picture = Box(.horizontal, spacing: 6, [found, browse])
    for part in [choose, entry, found, browse] as [Widget] { part.align(vertically: .center) }
    entry.hexpand = true
    entry.text = "#3584e4"
    entry.setAccessibleLabel(translated("Color"))
    entry.writeFromLeftToRight()
    entry.activateDefault()
    browse.hexpand = true
    note.wrap(upToLines: 4)
    note.limitWidth(characters: 32)
    for part in [color, picture, note] as [Widget] { widget.append(part) }
    entry.onChanged { [weak self] in self?.update() }
    choose.onClicked { [weak self] in self?.pick() }
    browse.onClicked { [weak self] in self?.askForPicture() }
  }

  func show(_ kind: Kind) {
    self.kind = kind
    color.isVisible = kind == .color
    picture.isVisible = kind == .picture
    update()
  }

  private func update() {
    switch kind {
    case .theme:
      start = themes.reference.map { .theme($0) }
      say(translated("It extends “\(themes.current)”: what you do not set stays as there"))
    case .color: take(typed)
    case .picture: takePicture()
    }
    onChanged()
  }

  /// The color that is typed; `nil` where that is none, or one that lets something through.
  private var typed: Color? {
    let text = entry.text.trimming(" \t").withHexMark
    guard let color = CSSColor(text)?.mapped(), color.alpha == 1 else { return nil }
    return color
  }

  private func take(_ color: Color?) {
    swatch.show(color.map { [$0.hex] } ?? [])
    entry.setStyleClass("error", color == nil)
    start = color.map { .color($0) }
    if let color {
      say(Self.words(for: ThemeSeed(color)))
    } else {
      say(translated("Expected an opaque color, such as #9141ac"), isError: true)
    }
    entry.setAccessibleDescription(note.text)
  }

  private func takePicture() {
    guard let path else {
      start = nil
      found.show([])
      return say(translated("The theme gets the color that stands out in the picture"))
    }
    let name = RegularFile.name(of: path)
    let seed = ThemeSeed(ofFile: path)
    start = seed.map { .color($0.color) }
    found.show(seed.map { [$0.color.hex] } ?? [])
    if let seed {
      let words = translated("\(seed.color.literal) of “\(name)”.")
      say("\(words) \(Self.words(for: seed))")
    } else {
      say(translated("“\(name)” is no picture that can be read"), isError: true)
    }
  }

  private static func words(for seed: ThemeSeed) -> String {
    seed.isGray
      ? translated("This is a gray: the theme will have no color but in its messages")
      : translated("A whole theme in light and dark, in which all can be read")
  }

  private func say(_ text: String, isError: Bool = false) {
    note.text = text
    note.setStyleClass("error", isError)
    note.setStyleClass("dim-label", !isError)
  }

  private func pick() {
    picking.open(
      ColorPicking.Target(
        color: { [weak self] in self?.typed },
        set: { [weak self] in
          self?.entry.text = $0.withAlpha(1).literal
          return nil
        }), at: choose, in: color)
  }

  private func askForPicture() {
    guard let window else { return }
    FileDialog.open(
      translated("Choose a Picture"),
      filters: [
        FileDialog.Filter(
          translated("Pictures"),
          ["*.png", "*.jpg", "*.jpeg", "*.gif", "*.svg", "*.webp", "*.bmp", "*.tiff", "*.avif"])
      ], over: window
    ) { [weak self] in
      self?.path = $0.first
      self?.update()
    }
  }
}
