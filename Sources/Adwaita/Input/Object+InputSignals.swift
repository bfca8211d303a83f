import CAdwaita

/// Connections to the signals of gestures and event controllers.
extension Object {
  /// Connects to the `pressed` of a click; the body receives the position in px.
  @discardableResult
  func onPress(_ body: @escaping (Double, Double) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer) -> Void = {
      _, _, x, y, data in
      let handler = Handler<(Double, Double), Void>.from(data)
      MainActor.assumeIsolated { handler.body((x, y)) }
    }
    return connect(
      "pressed", call,
      Handler<(Double, Double), Void> { body($0.0, $0.1) })
  }

  /// Connects to a gesture's signal with a position in px.
  @discardableResult
  func onPosition(_ name: String, _ body: @escaping (Double, Double) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gdouble, gdouble, gpointer) -> Void = { _, x, y, data in
      let handler = Handler<(Double, Double), Void>.from(data)
      MainActor.assumeIsolated { handler.body((x, y)) }
    }
    return connect(
      name, call,
      Handler<(Double, Double), Void> { body($0.0, $0.1) })
  }

  /// Connects to a legacy controller's `event`; other controllers receive each event too.
  @discardableResult
  func onEvent(_ body: @escaping (GdkEventType) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer) -> gboolean = {
      _, event, data in
      let handler = Handler<GdkEventType, Void>.from(data)
      guard let event else { return 0 }
      let kind = gdk_event_get_event_type(event)
      MainActor.assumeIsolated { handler.body(kind) }
      return 0
    }
    return connect("event", call, Handler(body))
  }

  /// Connects to a drop target's `drop` of files; the body receives their paths.
  @discardableResult
  func onFileList(_ name: String, _ body: @escaping ([String]) -> Void) -> SignalConnection {
    let call:
      @convention(c) (gpointer?, UnsafePointer<GValue>?, gdouble, gdouble, gpointer) -> gboolean = {
        _, value, _, _, data in
        let handler = Handler<[String], Void>.from(data)
        guard let value, let boxed = g_value_get_boxed(value) else { return 0 }
        let list = gdk_file_list_get_files(OpaquePointer(boxed))
        defer { g_slist_free(list) }
        var paths: [String] = []
        var next = list
        while let link = next {
          if let file = link.pointee.data, let path = path(of: OpaquePointer(file)) {
            paths.append(path)
          }
          next = link.pointee.next
        }
        guard !paths.isEmpty else { return 0 }
        let found = paths
        MainActor.assumeIsolated { handler.body(found) }
        return 1
      }
    return connect(name, call, Handler(body))
  }
}
