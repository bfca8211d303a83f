import CLiveryAdwaita

/// A pane at the end of its container, whose width the user changes by dragging its start edge.
///
/// Its content does not change the width, unless it needs more. The width is at most half of the
/// window's.
public final class ResizablePane: Widget {
  override class var nativeType: GType { type }

  /// The width of the part of the edge that can be dragged, in px.
  fileprivate static let edgeWidth: gint = 6

  /// Where a drag began in the container, and the width then.
  private var start = (x: 0.0, width: 0)

  /// Called with the width in px after the user has dragged the edge.
  public var onResized: (Int) -> Void = { _ in }

  /// Creates a pane with a width in px, which the user can reduce to `leastWidth`.
  public convenience init(_ content: Widget, width: Int, leastWidth: Int) {
    let pane: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(ResizablePane.type, 0, nil, nil)
    self.init(retaining: pane)
    clip()
    g_object_set_data(cast(), leastKey, UnsafeMutableRawPointer(bitPattern: leastWidth))
    let handle = Box(.horizontal)
    for child in [content, handle] {
      child.lend { gtk_widget_insert_before($0, native, nil) }
    }
    preferredWidth = width
    followDrags(of: handle)
  }

  /// The width in px if there is enough space.
  public var preferredWidth: Int {
    get { stored(preferredKey, of: native) }
    set {
      let new = max(newValue, stored(leastKey, of: native))
      guard new != preferredWidth else { return }
      g_object_set_data(cast(), preferredKey, UnsafeMutableRawPointer(bitPattern: new))
      gtk_widget_queue_resize(native)
    }
  }

  /// Makes the limits apply again, after the window has changed its size.
  public func windowResized() {
    gtk_widget_queue_resize(native)
  }

  private func followDrags(of handle: Widget) {
    let drag = HandleDrag(of: handle) { [weak self] in self?.parent }
    drag.onBegan = { [weak self] x in
      guard let self else { return }
      start = (x, width)
    }
    drag.onMoved = { [weak self] in self?.drag(to: $0) }
    drag.onEnded = { [weak self] in self.map { $0.onResized($0.preferredWidth) } }
  }

  private func drag(to x: Double) {
    let change = Int((x - start.x).rounded())
    let wanted = start.width + (isRightToLeft ? change : -change)
    preferredWidth = min(wanted, limit(of: native))
  }

  private static let type: GType = ContainerType.register("LiveryResizablePane") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = measurePane
    widgetClass.pointee.size_allocate = allocatePane
  }
}

private typealias Place = UnsafeMutablePointer<GtkWidget>

private nonisolated let preferredKey = "livery-preferred-width"
private nonisolated let leastKey = "livery-least-width"

private nonisolated func stored(_ key: String, of widget: Place) -> Int {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_data(object, key).map { Int(bitPattern: $0) } ?? 0
}

/// Half the width of a widget's window in px; without one, there is no limit.
private nonisolated func limit(of widget: Place) -> Int {
  guard let root = gtk_widget_get_root(widget) else { return .max }
  let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
  let width = Int(gtk_widget_get_width(window))
  return width > 0 ? width / 2 : .max
}

private let measurePane: ContainerType.Measure = {
  pane, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  guard let pane, let content = gtk_widget_get_first_child(pane) else { return }
  gtk_widget_measure(content, orientation, size, minimum, natural, nil, nil)
  guard orientation == GTK_ORIENTATION_HORIZONTAL, let minimum else { return }
  minimum.pointee = max(minimum.pointee, gint(stored(leastKey, of: pane)))
  let wanted = min(stored(preferredKey, of: pane), limit(of: pane))
  natural?.pointee = max(minimum.pointee, gint(wanted))
}

private let allocatePane: ContainerType.Allocate = {
  pane, width, height, _ in
  guard let pane, let content = gtk_widget_get_first_child(pane),
    let handle = gtk_widget_get_last_child(pane)
  else { return }
  var area = GdkRectangle(x: 0, y: 0, width: width, height: height)
  gtk_widget_size_allocate(content, &area, -1)
  area.width = ResizablePane.edgeWidth
  if gtk_widget_get_direction(pane) == GTK_TEXT_DIR_RTL { area.x = width - area.width }
  gtk_widget_size_allocate(handle, &area, -1)
}
