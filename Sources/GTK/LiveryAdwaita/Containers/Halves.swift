import CLiveryAdwaita

/// Two widgets of equal width side by side, or one above the other if there is too little space.
public final class Halves: Widget {
  override class var nativeType: GType { type }

  public convenience init(_ first: Widget, _ second: Widget) {
    let halves: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(Halves.type, 0, nil, nil)
    self.init(retaining: halves)
    clip()
    for child in [first, second] {
      child.lend { gtk_widget_insert_before($0, native, nil) }
    }
  }

  private static let type: GType = ContainerType.register("LiveryHalves") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = measureHalves
    widgetClass.pointee.size_allocate = allocateHalves
  }
}

private typealias Place = UnsafeMutablePointer<GtkWidget>

private nonisolated func visibleChildren(of widget: Place) -> [Place] {
  var children: [Place] = []
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    if gtk_widget_should_layout(child) != 0 { children.append(child) }
    next = gtk_widget_get_next_sibling(child)
  }
  return children
}

/// The minimum and the natural size of a widget, in px; `size` is that in the other direction.
private nonisolated func measured(
  _ widget: Place, _ orientation: GtkOrientation, in size: gint = -1
) -> (minimum: gint, natural: gint) {
  var result: (minimum: gint, natural: gint) = (0, 0)
  gtk_widget_measure(widget, orientation, size, &result.minimum, &result.natural, nil, nil)
  return result
}

/// Divides a length between one or two widgets with minimum lengths: equally if that is enough for
/// both.
private nonisolated func shares(of length: gint, _ minima: [gint]) -> [gint] {
  guard minima.count == 2 else { return minima.map { max($0, length) } }
  let first = max(min(max(length / 2, minima[0]), length - minima[1]), minima[0])
  return [first, max(length - first, minima[1])]
}

/// The widths of the widgets side by side; `nil` if they are stacked.
private nonisolated func columns(_ widgets: [Place], in width: gint) -> [gint]? {
  let minima = widgets.map { measured($0, GTK_ORIENTATION_HORIZONTAL).minimum }
  guard widgets.count == 2, minima.reduce(0, +) <= width else { return nil }
  return shares(of: width, minima)
}

private let measureHalves: ContainerType.Measure = {
  widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  let children = widget.map(visibleChildren) ?? []
  if orientation == GTK_ORIENTATION_HORIZONTAL {
    let sizes = children.map { measured($0, orientation) }
    minimum?.pointee = sizes.map(\.minimum).max() ?? 0
    natural?.pointee = sizes.map(\.natural).reduce(0, +)
  } else {
    let widths = columns(children, in: size)
    let sizes = zip(children, widths ?? children.map { _ in size }).map {
      measured($0, orientation, in: $1)
    }
    let join: ([gint]) -> gint = { widths == nil ? $0.reduce(0, +) : $0.max() ?? 0 }
    minimum?.pointee = join(sizes.map(\.minimum))
    natural?.pointee = join(sizes.map(\.natural))
  }
}

private let allocateHalves: ContainerType.Allocate = {
  widget, width, height, _ in
  guard let widget else { return }
  let children = visibleChildren(of: widget)
  var areas: [GdkRectangle]
  if let widths = columns(children, in: width) {
    areas = [
      GdkRectangle(x: 0, y: 0, width: widths[0], height: height),
      GdkRectangle(x: widths[0], y: 0, width: widths[1], height: height),
    ]
    if gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL {
      (areas[0].x, areas[1].x) = (widths[1], 0)
    }
  } else {
    let minima = children.map { measured($0, GTK_ORIENTATION_VERTICAL, in: width).minimum }
    let heights = shares(of: height, minima)
    areas = heights.map { GdkRectangle(x: 0, y: 0, width: width, height: $0) }
    if areas.count == 2 { areas[1].y = heights[0] }
  }
  for (child, area) in zip(children, areas) {
    var area = area
    let least = measured(child, GTK_ORIENTATION_HORIZONTAL).minimum
    area.width = max(area.width, least)
    gtk_widget_size_allocate(child, &area, -1)
  }
}
