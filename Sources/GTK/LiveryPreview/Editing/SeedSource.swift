import LiveryAdwaita
import LiverySystem
import NewTheme
import ThemeColor
import ThemeSession

/// The part of a dialog that asks for a color or a picture from which colors are made.
final class SeedSource {
  enum Kind: CaseIterable {
    case color, picture

    var title: String { self == .color ? translated("Color") : translated("Picture") }
  }

  let widget = Box(.vertical, spacing: 6)

  /// The window that a file dialog is shown over.
  var window: Window?

  /// Called when something else was chosen.
  var onChanged: () -> Void = {}

  /// Returns a note about the chosen color.
  var describe: (ThemeSeed) -> String = { _ in "" }

  /// The color that was chosen; `nil` if none is yet.
  private(set) var seed: ThemeSeed?

  private let picking: ColorPicking
  private let entry = Entry()
  private let choose = Button(icon: "", label: translated("Choose a Color"))
  private let browse = Button(label: translated("Choose a Picture…"))
  /// As high as the entry, with the padding of its button.
  private let swatch = Swatches(width: 34, height: 28)
  private let found = SegmentedControl()
  private let note = Label(atStart: "", "caption")
  private let color: Box
  private let picture: Box
  private var kind: Kind?
  private var path: String?

  /// The colors of the picture, the most prominent first; empty without a picture.
  private var colors: [Color] = []

  /// The index of the chosen color.
  private var choice = 0

  init(_ session: ThemeSession) {
    picking = ColorPicking(session)
    choose.child = swatch
    choose.addStyleClasses("flat", "livery-swatch")
    color = Box(.horizontal, spacing: 6, [choose, entry])
    picture = Box(.vertical, spacing: 6, [browse, found.widget])
    for part in [choose, entry, browse] as [Widget] { part.align(vertically: .start) }
    entry.hexpand = true
    entry.text = "#3584e4"
    entry.setAccessibleLabel(translated("Color"))
    entry.writeFromLeftToRight()
    entry.activateDefault()
    browse.hexpand = true
    // A dialog grows only after a frame in which its content did not fit.
    picture.setMinimumSize(height: 76)
    note.setMinimumSize(height: 36)
    note.wrap(upToLines: 4)
    note.limitWidth(characters: 32)
    widget.append(note)
    entry.onChanged { [weak self] in self?.update() }
    choose.onClicked { [weak self] in self?.pick() }
    browse.onClicked { [weak self] in self?.askForPicture() }
    found.onChosen = { [weak self] in
      self?.choice = $0
      self?.update()
    }
  }

  /// Asks for one kind, or for `nil` shows a text instead.
  func show(_ kind: Kind?, otherwise text: String = "") {
    if let old = self.kind { widget.remove(part(of: old)) }
    self.kind = kind
    if let kind {
      widget.insert(part(of: kind), after: nil)
    } else {
      seed = nil
      note.say(text)
    }
    update()
  }

  private func part(of kind: Kind) -> Box { kind == .color ? color : picture }

  /// The colors for a palette: shades of the chosen color, or the colors of the picture.
  var palette: [Color] { kind == .picture ? colors : seed?.shades ?? [] }

  /// The name of the picture's file; `nil` if a color is chosen.
  var pictureName: String? { kind == .picture ? path.flatMap { RegularFile.name(of: $0) } : nil }

  /// Reads the choice again, and describes it.
  private func update() {
    switch kind {
    case nil: break
    case .color: take(typed)
    case .picture: takePicture()
    }
    onChanged()
  }

  /// The typed color; `nil` if it is invalid or translucent.
  private var typed: Color? {
    let text = entry.text.trimming(" \t").withHexMark
    guard let color = CSSColor(text)?.mapped(), color.alpha == 1 else { return nil }
    return color
  }

  private func take(_ color: Color?) {
    swatch.show(color.map { [$0.hex] } ?? [])
    entry.setStyleClass("error", color == nil)
    seed = color.map { ThemeSeed($0) }
    if let seed {
      note.say(describe(seed))
    } else {
      note.say(translated("Expected an opaque color, such as #9141ac"), isError: true)
    }
    entry.setAccessibleDescription(note.text)
  }

  private func takePicture() {
    seed = colors.indices.contains(choice) ? ThemeSeed(colors[choice]) : nil
    guard let path else {
      return note.say(translated("The colors are those that stand out in the picture"))
    }
    let name = RegularFile.name(of: path)
    if let seed {
      let words = translated("\(seed.color.literal) of “\(name)”.")
      note.say("\(words) \(describe(seed))")
    } else {
      note.say(translated("“\(name)” is no picture that can be read"), isError: true)
    }
  }

  private func read(_ path: String) {
    self.path = path
    colors = PictureColors.all(ofFile: path)
    choice = 0
    while found.count > 0 { found.removeLast() }
    for (index, color) in colors.enumerated() {
      let swatch = Swatches(width: 28, height: 22)
      swatch.show([color.hex])
      found.add(swatch)
      found.describe(
        index, name: translated("Use \(color.literal)"), tooltip: color.literal)
    }
    found.setActive(colors.isEmpty ? nil : 0)
    update()
  }

  private func pick() {
    picking.open(
      ColorPicking.Target(
        color: { [weak self] in self?.typed },
        set: { [weak self] in self?.entry.text = $0.withAlpha(1).literal }), at: choose, in: color)
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
      if let path = $0.first { self?.read(path) }
    }
  }
}
