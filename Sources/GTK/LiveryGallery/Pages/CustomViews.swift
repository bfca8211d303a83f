import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeModel
import ThemeSession

extension BuiltPage {
  func prepareCustomViews() {
    paintBoxes()
    if let area = widget("chart", as: DrawingArea.self) {
      let chart = Chart(on: area)
      onPaint { chart.show($0.painted) }
    }
    prepareCustomText()
    preparePart()
    if let picture = widget("picture", as: Picture.self), let folder = Resources.folder("pictures")
    {
      onPaint { loadedTheme in
        // A theme with pictures shows its first one here.
        if let own = loadedTheme.painted.pictures.first, picture.show(encoded: own.picture.bytes) {
          return
        }
        let appearance = loadedTheme.appearance.scheme == .dark ? "dark" : "light"
        let file = "\(folder)/harbor-\(appearance).png"
        if picture.file != file { picture.load(file: file) }
      }
    }
  }

  /// Styles boxes where the theme does not, as apps do: by a stylesheet below the theme's.
  private func paintBoxes() {
    let folder = RegularFile.folder(of: file)
    let boxes = CSSProvider()
    root.addToDisplay(boxes, priority: .application)
    onPaint { loadedTheme in
      boxes.load(
        file: "\(folder)/\(loadedTheme.appearance.scheme == .dark ? "boxes-dark" : "boxes").css")
    }
  }

  /// Shows a part of the page in the scheme that the rest is not in.
  private func preparePart() {
    guard let root = widget("part") else { return }
    let part = StyledSubtree(around: root)
    onPaint { loadedTheme in
      let other: Appearance.Scheme = loadedTheme.appearance.scheme == .dark ? .light : .dark
      part.show(
        loadedTheme.part(in: Appearance(other, loadedTheme.appearance.options)),
        hasContrast: loadedTheme.appearance.traits.contains(.highContrast))
    }
  }

  private func prepareCustomText() {
    guard let view = widget("custom-text", as: TextView.self) else { return }
    view.tag("title", on: "Night Watch")
    view.tag("link", on: "tide table")
    view.tag("mention", on: "@nora")
    view.tag("quote", on: "It is not dark that sinks ships, it is not knowing where you are.")
    view.tag("code", on: "lamp.rotation")
    paint(view, ["link": .accent, "mention": .accent, "quote": .secondaryLabel])
  }
}
