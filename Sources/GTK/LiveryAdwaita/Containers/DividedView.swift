import CLiveryAdwaita

/// A widget with another one in front of it, which is visible from the start up to a divider that
/// the user drags.
///
/// Both have the same place, so that they are one picture. The pointer and the keys reach the rear one alone.
public final class DividedView: Widget {
  override class var nativeType: GType { type }

  /// The line between both, which the user drags; it is visible with the one in front.
  public let handle = Box(.horizontal)

  /// Called with the share of the width in front of the divider when the user has moved it.
  public var onDragged: (Double) -> Void = { _ in }

  /// The width of what can be dragged, in px; the line is in the middle.
  fileprivate static let handleWidth: gint = 16

  private var front: Widget?

  public convenience init(_ rear: Widget) {
    let view: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(DividedView.type, 0, nil, nil)
    self.init(retaining: view)
    clip()
    for child in [rear, handle] {
      child.lend { gtk_widget_insert_before($0, native, nil) }
    }
    handle.addStyleClass("livery-divider")
    handle.isVisible = false
    // GTK asks no child of such a widget.
    (hexpand, vexpand) = (true, true)
    share = 0.5
    let drag = HandleDrag(of: handle) { [weak self] in self }
    drag.onMoved = { [weak self] in self?.drag(to: $0) }
  }

  /// The share of the width in front of the divider, from 0 to 1.
  public var share: Double {
    get { Double(storedShare(of: native)) / parts }
    set {
      let new = Int((min(max(newValue, 0), 1) * parts).rounded())
      g_object_set_data(cast(), shareKey, UnsafeMutableRawPointer(bitPattern: new + 1))
      gtk_widget_queue_allocate(native)
      gtk_widget_queue_draw(native)
    }
  }

  /// Shows a widget in front up to the divider; only the rear one for `nil`.
  public func show(front widget: Widget?) {
    if let widget, front == nil {
      widget.lend { gtk_widget_insert_after($0, native, gtk_widget_get_first_child(native)) }
      widget.lend { gtk_widget_set_can_target($0, 0) }
      widget.lend { gtk_widget_set_can_focus($0, 0) }
      front = widget
    }
    front?.isVisible = widget != nil
    handle.isVisible = widget != nil
  }

  private func drag(to x: Double) {
    guard width > 0 else { return }
    let share = x / Double(width)
    onDragged(isRightToLeft ? 1 - share : share)
  }

  private static let type: GType = ContainerType.register("LiveryDividedView") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = measureRear
    widgetClass.pointee.size_allocate = allocateBoth
    widgetClass.pointee.snapshot = snapshotDivided
  }
}

private typealias Place = UnsafeMutablePointer<GtkWidget>

private nonisolated let shareKey = "livery-divider"

/// How many positions the divider has.
private nonisolated let parts = 10_000.0

private nonisolated func storedShare(of widget: Place) -> Int {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_data(object, shareKey).map { Int(bitPattern: $0) - 1 } ?? 0
}

/// The part of a width in front of the divider, from the left: its start and its width.
private nonisolated func covered(_ widget: Place) -> (start: gint, width: gint) {
  let width = gtk_widget_get_width(widget)
  let share = gint((Double(width) * Double(storedShare(of: widget)) / parts).rounded())
  let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  return (isMirrored ? width - share : 0, share)
}

private let measureRear: ContainerType.Measure = {
  widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  guard let widget, let rear = gtk_widget_get_first_child(widget) else { return }
  gtk_widget_measure(rear, orientation, size, minimum, natural, nil, nil)
}

private let allocateBoth: ContainerType.Allocate = {
  widget, width, height, _ in
  guard let widget, let handle = gtk_widget_get_last_child(widget) else { return }
  var next = gtk_widget_get_first_child(widget)
  while let child = next, child != handle {
    if gtk_widget_should_layout(child) != 0 {
      // GTK warns of a widget that gets space which was not measured.
      gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(child, width, height, -1, nil)
    }
    next = gtk_widget_get_next_sibling(child)
  }
  guard gtk_widget_should_layout(handle) != 0 else { return }
  gtk_widget_measure(handle, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  let part = covered(widget)
  let middle = part.start == 0 ? part.width : part.start
  var area = GdkRectangle(
    x: middle - DividedView.handleWidth / 2, y: 0, width: DividedView.handleWidth, height: height)
  gtk_widget_size_allocate(handle, &area, -1)
}

/// Paints the rear child, over it the part of the front one before the divider, and the handle.
private let snapshotDivided:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void = {
    widget, snapshot in
    guard let widget, let snapshot, let rear = gtk_widget_get_first_child(widget),
      let handle = gtk_widget_get_last_child(widget)
    else { return }
    gtk_widget_snapshot_child(widget, rear, snapshot)
    guard let front = gtk_widget_get_next_sibling(rear), front != handle else { return }
    let part = covered(widget)
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, Float(part.start), 0, Float(part.width), Float(gtk_widget_get_height(widget)))
    gtk_snapshot_push_clip(snapshot, &area)
    gtk_widget_snapshot_child(widget, front, snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_widget_snapshot_child(widget, handle, snapshot)
  }
