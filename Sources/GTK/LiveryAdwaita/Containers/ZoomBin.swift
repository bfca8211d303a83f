import CLiveryAdwaita

/// A widget that shows its child larger or smaller, also for the pointer.
///
/// Popovers inside it are surfaces of their own, and keep their size.
public final class ZoomBin: Widget {
  override class var nativeType: GType { type }

  public convenience init(_ child: Widget) {
    let bin: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(ZoomBin.type, 0, nil, nil)
    self.init(retaining: bin)
    clip()
    child.lend { gtk_widget_set_parent($0, native) }
  }

  /// The scale of the child, in percent.
  public var percent: Int {
    get { Int(zoom(of: native)) }
    set {
      guard newValue != percent, newValue > 0 else { return }
      g_object_set_data(cast(), key, UnsafeMutableRawPointer(bitPattern: newValue))
      gtk_widget_queue_resize(native)
    }
  }

  /// The width of the child in its own px, at least its minimum; `nil` for the available width.
  public var contentWidth: Int? {
    get {
      let width = Int(bitPattern: g_object_get_data(cast(), widthKey))
      return width > 0 ? width : nil
    }
    set {
      guard newValue != contentWidth else { return }
      g_object_set_data(cast(), widthKey, UnsafeMutableRawPointer(bitPattern: newValue ?? 0))
      gtk_widget_queue_resize(native)
    }
  }

  private static let type: GType = ContainerType.register("LiveryZoomBin") { widgetClass in
    widgetClass.pointee.get_request_mode = requestAsChild
    widgetClass.pointee.measure = measureZoomed
    widgetClass.pointee.size_allocate = allocateZoomed
  }
}

/// The name of the percentage among the data of the object.
private nonisolated let key = "livery-zoom"

/// The name of the width of the child among the data of the object.
private nonisolated let widthKey = "livery-content-width"

/// The percentage of a widget of the class.
private nonisolated func zoom(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_data(object, key).map { Double(Int(bitPattern: $0)) } ?? 100
}

private let requestAsChild:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode = { widget in
    guard let widget, let child = gtk_widget_get_first_child(widget) else {
      return GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    return gtk_widget_get_request_mode(child)
  }

private let measureZoomed: ContainerType.Measure = {
  widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
  let factor = zoom(of: widget) / 100
  let room = size < 0 ? size : gint((Double(size) / factor).rounded(.down))
  var (least, wanted): (gint, gint) = (0, 0)
  // A caller may ask for less than the minimum of the other direction.
  gtk_widget_measure(child, orientation, room, &least, &wanted, nil, nil)
  if orientation == GTK_ORIENTATION_HORIZONTAL {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let width = gint(Int(bitPattern: g_object_get_data(object, widthKey)))
    if width > 0 { (least, wanted) = (max(least, width), max(least, width)) }
  }
  minimum?.pointee = gint((Double(least) * factor).rounded(.up))
  natural?.pointee = gint((Double(wanted) * factor).rounded(.up))
}

private let allocateZoomed: ContainerType.Allocate = {
  widget, width, height, _ in
  guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
  let factor = zoom(of: widget) / 100
  guard factor != 1 else { return gtk_widget_allocate(child, width, height, -1, nil) }
  gtk_widget_allocate(
    child, gint((Double(width) / factor).rounded(.down)),
    gint((Double(height) / factor).rounded(.down)), -1,
    gsk_transform_scale(nil, Float(factor), Float(factor)))
}
