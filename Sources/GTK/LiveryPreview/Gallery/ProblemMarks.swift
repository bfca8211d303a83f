import LiveryAdwaita
import LiveryGallery
import ThemeSource

/// Outlines specimens with problems on the page in the window, and the selected widget.
///
/// The outlines are drawn by a stylesheet, so they scroll with the widgets and need no space.
final class ProblemMarks {
  /// The class of the widget that was chosen.
  private static let chosenClass = "livery-chosen"

  /// Node names that can be outlined without the outline being clipped or hidden.
  private static let free: Set = [
    "label", "image", "button", "switch", "check", "radio", "checkbutton", "entry", "spinbutton",
    "scale", "link", "levelbar", "progressbar",
  ]

  /// The selected widget that is outlined; `nil` if there is none.
  private(set) var chosen: Widget?

  /// The specimens that are marked, by name, with the worst of their problems.
  private(set) var marked: [String: Finding.Severity] = [:]
  private let outlines = CSSProvider()

  /// Wins over marks: the widget that was chosen may be a marked specimen.
  private let line = CSSProvider()

  init(over pages: Widget) {
    pages.addToDisplay(outlines, priority: .override)
    pages.addToDisplay(line, priority: .override.next)
  }

  isolated deinit {
    chosen?.removeStyleClass(Self.chosenClass)
    for provider in [outlines, line] { Display.standard?.remove(provider) }
  }

  /// Marks specimens of a page, by name.
  func mark(_ severities: [String: Finding.Severity], on page: BuiltPage?) {
    guard severities != marked else { return }
    marked = severities
    let rules = (page?.specimens ?? []).compactMap { specimen in
      severities[specimen.widgetName].map {
        Self.rule("#\(specimen.widgetName)", $0.line, around: specimen)
      }
    }
    outlines.load(rules.joined(separator: "\n"))
  }

  /// Outlines a widget inside or outside of a specimen, and scrolls to it; without a path, removes
  /// the outline.
  func choose(_ path: WidgetPath?, in name: String?, on page: BuiltPage?) {
    chosen?.removeStyleClass(Self.chosenClass)
    let specimen = name.flatMap { name in page?.specimens.first { $0.widgetName == name } }
    chosen = path.flatMap { path in (specimen ?? page?.root).flatMap(path.widget) } ?? specimen
    chosen?.addStyleClass(Self.chosenClass)
    line.load(
      chosen.map { Self.rule(".\(Self.chosenClass)", "3px dashed #d6249f", around: $0) } ?? "")
    chosen?.scrollIntoView()
  }

  private static func rule(_ selector: String, _ line: String, around widget: Widget) -> String {
    let offset = free.contains(widget.cssName) ? "1px" : "-3px"
    return "\(selector) { outline: \(line); outline-offset: \(offset); }"
  }
}

extension Widget {
  /// Scrolls all of its ancestors until it is visible.
  fileprivate func scrollIntoView() {
    guard isMapped else { return }
    var target = self
    var next = parent
    while let widget = next {
      if let scroller = widget.as(ScrolledWindow.self) {
        scroller.reveal(target)
        target = scroller
      }
      next = widget.parent
    }
  }
}

extension Finding.Severity {
  /// The line around a specimen, of another form for each severity, on light and on dark.
  fileprivate var line: String {
    switch self {
    case .note: "2px dotted #3584e4"
    case .warning: "2px dashed #c88800"
    case .error: "2px solid #e01b24"
    }
  }
}
