import CLiveryAdwaita

/// Stylesheets that apply to one widget and everything in it, including its popovers.
///
/// A provider of a display applies to all of its widgets, and one of a single widget only to that
/// widget, not to its content. So each widget of the part gets the providers when it appears, and
/// loses them when it leaves. So color names in any rule have the part's colors there.
package final class PartSheets {
  package typealias Sheets = [(provider: CSSProvider, priority: StylePriority)]
  typealias Place = UnsafeMutablePointer<GtkWidget>

  /// Providers and their priorities for every widget of the part.
  private let sheets: Sheets

  /// The stylesheets for the outermost widgets only.
  private let backgroundSheets: Sheets

  /// A window whose widgets are in the part, and the sheets that it has itself.
  private let frame: (place: Place, sheets: Sheets)?
  private var roots: Set<Place> = []
  private let display: Display
  private var ends: [SignalConnection] = []

  /// Starts a part at a widget; where two parts overlap, the inner one applies.
  package convenience init(around root: Widget, _ sheets: Sheets, background: Sheets) {
    self.init(on: root, sheets, background: background, frame: nil)
    add(root)
  }

  /// Starts a part of a window with everything in it and in its dialogs, except inner parts.
  package convenience init(
    of window: Widget, _ sheets: Sheets, background: Sheets, window windowSheets: Sheets
  ) {
    self.init(on: window, sheets, background: background, frame: (window.lend { $0 }, windowSheets))
    add(window)
  }

  /// Starts a part without stylesheets of its own: its widgets only have those of their display.
  package convenience init(leavingOut root: Widget) {
    self.init(around: root, [], background: [])
  }

  private init(
    on widget: Widget, _ sheets: Sheets, background: Sheets, frame: (place: Place, sheets: Sheets)?
  ) {
    (self.sheets, backgroundSheets, self.frame) = (sheets, background, frame)
    display = widget.lend { Display(retaining: gtk_widget_get_display($0)) }
  }

  /// Adds another outermost widget to the part.
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

  /// Ends the part; its widgets have the style around it again.
  package func leave() {
    for end in ends { end.disconnect() }
    ends = []
    for root in roots { end(at: root) }
  }

  /// The sheets of a widget of the part.
  func sheets(of widget: Place) -> Sheets {
    if let frame, frame.place == widget { return frame.sheets }
    return roots.contains(widget) ? sheets + backgroundSheets : sheets
  }

  /// The outermost widgets of the parts that contain a widget, the innermost part first.
  package static func roots(around widget: Widget) -> [ObjectPointer] {
    widget.lend { PartWidgets.shared.roots(around: $0).map { ObjectPointer($0) } }
  }

  static func observe(_ observer: FollowingObserver) {
    PartWidgets.shared.observe(observer)
  }

  /// Gives a window the style of the part that contains a widget, for as long as both live.
  package static func follow(_ widget: Widget, with window: Widget) {
    widget.lend { widget in window.lend { PartWidgets.shared.follow(widget, with: $0) } }
  }
}
