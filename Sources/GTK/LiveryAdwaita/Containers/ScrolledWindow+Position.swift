import CLiveryAdwaita

extension ScrolledWindow {
  /// How far it is scrolled, from 0 to 1 in each direction.
  public struct Position: Hashable, Sendable {
    public var across: Double
    public var down: Double
  }

  public var position: Position {
    get { Position(across: share(of: horizontal), down: share(of: vertical)) }
    set {
      scroll(horizontal, to: newValue.across)
      scroll(vertical, to: newValue.down)
    }
  }

  /// Calls `body` when it has been scrolled.
  public func onScrolled(_ body: @escaping () -> Void) {
    for adjustment in adjustments { adjustment.onSignal("value-changed", body) }
  }

  /// Calls `body` when the size of the content or of the visible part changes.
  public func onExtentChanged(_ body: @escaping () -> Void) {
    for adjustment in adjustments { adjustment.onSignal("changed", body) }
  }

  /// Scrolls until a widget in it is visible: to its middle, or to its upper end if it is taller
  /// than the view.
  public func reveal(_ widget: Widget, margin: Double = 24) {
    guard let bounds = widget.bounds(in: self) else { return }
    Self.reveal(
      Double(bounds.origin.y), length: Double(bounds.size.height), margin: margin, vertical)
    Self.reveal(
      Double(bounds.origin.x), length: Double(bounds.size.width), margin: margin, horizontal)
  }

  private static func reveal(
    _ start: Double, length: Double, margin: Double, _ adjustment: Adjustment?
  ) {
    guard let adjustment else { return }
    let room = gtk_adjustment_get_page_size(adjustment)
    if start >= 0, start + length <= room { return }
    let before = length + 2 * margin > room ? margin : (room - length) / 2
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + start - before)
  }

  private typealias Adjustment = UnsafeMutablePointer<GtkAdjustment>

  private var horizontal: Adjustment? { gtk_scrolled_window_get_hadjustment(opaque) }
  private var vertical: Adjustment? { gtk_scrolled_window_get_vadjustment(opaque) }
  private var adjustments: [Object] {
    [horizontal, vertical].compactMap { $0.map { Object(retaining: UnsafeMutableRawPointer($0)) } }
  }

  /// The distance over which an adjustment can scroll.
  private func extent(of adjustment: Adjustment) -> Double {
    gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      - gtk_adjustment_get_lower(adjustment)
  }

  private func share(of adjustment: Adjustment?) -> Double {
    guard let adjustment, extent(of: adjustment) > 0 else { return 0 }
    let done = gtk_adjustment_get_value(adjustment) - gtk_adjustment_get_lower(adjustment)
    return done / extent(of: adjustment)
  }

  private func scroll(_ adjustment: Adjustment?, to share: Double) {
    guard let adjustment, extent(of: adjustment) > 0 else { return }
    gtk_adjustment_set_value(
      adjustment, gtk_adjustment_get_lower(adjustment) + share * extent(of: adjustment))
  }
}
