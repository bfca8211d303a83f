import CLiveryAdwaita

/// Stylesheets that hold for one widget and all that is in it, its popovers too.
///
/// A provider of a display holds for all of its widgets, and one of a single widget for that alone:
/// not for what is in it. So each widget of the part gets the providers when it comes on screen, and
/// loses them when it leaves. A color that a rule names, whoever's it is, is then that of the part.
package final class PartSheets {
  package typealias Sheets = [(provider: CSSProvider, priority: StylePriority)]
  typealias Place = UnsafeMutablePointer<GtkWidget>

  /// Providers and their priorities for every widget of the part.
  private let sheets: Sheets

  /// Those for the outermost widgets alone.
  private let groundSheets: Sheets

  /// A window whose widgets are in the part, and the sheets that it has itself.
  private let frame: (place: Place, sheets: Sheets)?
  private var roots: Set<Place> = []
  private let display: Display
  private var ends: [SignalConnection] = []

  /// Begins the part around a widget; of two parts, the inner one holds for what is in both.
  package convenience init(around root: Widget, _ sheets: Sheets, ground: Sheets) {
    self.init(on: root, sheets, ground: ground, frame: nil)
    add(root)
  }

  /// Begins the part of a window with all that is in it and in its dialogs, but for inner parts.
  package convenience init(
    of window: Widget, _ sheets: Sheets, ground: Sheets, window windowSheets: Sheets
  ) {
    self.init(on: window, sheets, ground: ground, frame: (window.lend { $0 }, windowSheets))
    add(window)
  }

  /// Begins a part without sheets of its own: its widgets have those of their display alone.
  package convenience init(leavingOut root: Widget) {
    self.init(around: root, [], ground: [])
  }

  private init(
    on widget: Widget, _ sheets: Sheets, ground: Sheets, frame: (place: Place, sheets: Sheets)?
  ) {
    (self.sheets, groundSheets, self.frame) = (sheets, ground, frame)
    display = widget.lend { Display(retaining: gtk_widget_get_display($0)) }
  }

  /// Makes another widget one of the outermost of the part.
  package func add(_ root: Widget) {
    let place: Place = root.lend { $0 }
    roots.insert(place)
    PartWidgets.shared.begin(self, at: place, on: display)
    ends.append(root.onDestroyed { [weak self] in self?.end(at: place) })
  }

  private func end(at root: Place) {
    roots.remove(root)
    PartWidgets.shared.end(self, at: root, on: display)
  }

  /// Ends the part, whose widgets are again what is around it.
  package func leave() {
    for end in ends { end.disconnect() }
    ends = []
    for root in roots { end(at: root) }
  }

  /// The sheets of a widget of the part.
  func sheets(of widget: Place) -> Sheets {
    if let frame, frame.place == widget { return frame.sheets }
    return roots.contains(widget) ? sheets + groundSheets : sheets
  }

  /// The outermost widgets of the parts that a widget is in, the innermost part first.
  package static func roots(around widget: Widget) -> [ObjectPointer] {
    widget.lend { PartWidgets.shared.roots(around: $0).map { ObjectPointer($0) } }
  }

  static func observe(_ observer: FollowingObserver) {
    PartWidgets.shared.observe(observer)
  }

  /// Lets a window look as the part that a widget is in, for as long as both live.
  package static func follow(_ widget: Widget, with window: Widget) {
    widget.lend { widget in window.lend { PartWidgets.shared.follow(widget, with: $0) } }
  }
}
