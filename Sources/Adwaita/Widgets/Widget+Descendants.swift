import CAdwaita

extension Widget {
  /// The widget's name, which stylesheets can select by; its class's name where none was given.
  public var widgetName: String {
    get { gtk_widget_get_name(native).map { String(cString: $0) } ?? "" }
    set { gtk_widget_set_name(native, newValue) }
  }

  /// Whether a file gave the widget an id, and the same as its name.
  public var hasIDForName: Bool {
    guard let id = gtk_buildable_get_buildable_id(opaque) else { return false }
    return String(cString: id) == widgetName
  }

  /// The widget that this one is in.
  public var parent: Widget? { gtk_widget_get_parent(native).map { Widget(retaining: $0) } }

  /// The widgets right inside this one, in order.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(native)
    while let child = next {
      children.append(Widget(retaining: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The widgets inside this one, each before what it holds.
  public var descendants: [Widget] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The widget as a more special kind, where it is of that kind.
  public func `as`<Kind: Widget>(_: Kind.Type) -> Kind? {
    isInstance(of: Kind.nativeType) ? Kind(retaining: pointer) : nil
  }
}
