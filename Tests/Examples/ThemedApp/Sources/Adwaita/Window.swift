public import CGtk

/// A window of the app, in the few calls that this example needs of a binding.
@MainActor public struct Window {
  /// A `GtkWindow`.
  public let pointer: OpaquePointer

  public init(title: String, content: OpaquePointer) {
    pointer = OpaquePointer(gtk_window_new())
    gtk_window_set_title(UnsafeMutablePointer(pointer), title)
    gtk_window_set_default_size(UnsafeMutablePointer(pointer), 480, 320)
    gtk_window_set_child(UnsafeMutablePointer(pointer), UnsafeMutablePointer(content))
  }

  public func present() {
    gtk_window_present(UnsafeMutablePointer(pointer))
  }
}

/// Widgets beside each other or below each other.
@MainActor public func box(
  _ orientation: GtkOrientation, isEven: Bool = false, _ children: [OpaquePointer]
) -> OpaquePointer {
  let box: OpaquePointer = OpaquePointer(gtk_box_new(orientation, 0))
  gtk_box_set_homogeneous(UnsafeMutablePointer(box), isEven ? 1 : 0)
  for child in children { gtk_box_append(UnsafeMutablePointer(box), UnsafeMutablePointer(child)) }
  return box
}

@MainActor public func label(_ text: String) -> OpaquePointer {
  let label: OpaquePointer = OpaquePointer(gtk_label_new(text))
  gtk_widget_set_vexpand(UnsafeMutablePointer(label), 1)
  return label
}

/// A button that calls `body`.
@MainActor public func button(_ text: String, _ body: @escaping () -> Void) -> OpaquePointer {
  let button: OpaquePointer = OpaquePointer(gtk_button_new_with_label(text))
  let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
    MainActor.assumeIsolated { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().body() }
  }
  g_signal_connect_data(
    UnsafeMutableRawPointer(button), "clicked", unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Action(body)).toOpaque(),
    { data, _ in if let data { Unmanaged<Action>.fromOpaque(data).release() } },
    // Its name is another in Swift from GLib 2.88 on.
    GConnectFlags(rawValue: 0))
  return button
}

private final class Action {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}
