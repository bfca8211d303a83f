import CLiveryAdwaita

extension Widget {
  /// The widget's name, such as `#name` in stylesheets; the name of its class if it has none.
  public var widgetName: String {
    get { gtk_widget_get_name(native).map { String(cString: $0) } ?? "" }
    set { gtk_widget_set_name(native, newValue) }
  }

  /// Whether a UI file gave the widget an ID that equals its name.
  public var hasIDForName: Bool {
    guard let id = gtk_buildable_get_buildable_id(opaque) else { return false }
    return String(cString: id) == widgetName
  }

  public var parent: Widget? { gtk_widget_get_parent(native).map { Widget(retaining: $0) } }

  /// The widgets directly inside this one, in order.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(native)
    while let child = next {
      children.append(Widget(retaining: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// All widgets inside this one, parents before their children.
  public var descendants: [Widget] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The widget as a more specific class; `nil` if it is not of that class.
  public func `as`<Kind: Widget>(_: Kind.Type) -> Kind? {
    isInstance(of: Kind.nativeType) ? Kind(retaining: pointer) : nil
  }
}
