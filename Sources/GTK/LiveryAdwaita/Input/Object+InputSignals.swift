import CLiveryAdwaita

/// Connections to the signals of gestures and event controllers.
extension Object {
  /// Connects to the `released` of a click; the body receives the position in px.
  func onRelease(_ body: @escaping ((x: Double, y: Double)) -> Void) {
    let call: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer) -> Void = {
      _, _, x, y, data in
      Handler<(x: Double, y: Double), Void>.call(data, (x, y))
    }
    connect("released", call, Handler(body))
  }

  /// Connects to a gesture's signal with a position in px.
  func onPosition(_ name: String, _ body: @escaping ((x: Double, y: Double)) -> Void) {
    let call: @convention(c) (gpointer?, gdouble, gdouble, gpointer) -> Void = { _, x, y, data in
      Handler<(x: Double, y: Double), Void>.call(data, (x, y))
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a key controller's `key-pressed`; the body returns whether it used the key symbol.
  func onKey(_ body: @escaping (guint) -> Bool) {
    let call: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer) -> gboolean = {
      _, key, _, _, data in
      Handler<guint, Bool>.call(data, key) ? 1 : 0
    }
    connect("key-pressed", call, Handler(body))
  }

  /// Connects to a legacy controller's `event`; other controllers receive each event too.
  func onEvent(_ body: @escaping (GdkEventType) -> Void) {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer) -> gboolean = {
      _, event, data in
      event.map { Handler<GdkEventType, Void>.call(data, gdk_event_get_event_type($0)) }
      return 0
    }
    connect("event", call, Handler(body))
  }

  /// Connects to a drop target's `drop` of files; the body receives their paths.
  func onFileList(_ name: String, _ body: @escaping ([String]) -> Void) {
    let call:
      @convention(c) (gpointer?, UnsafePointer<GValue>?, gdouble, gdouble, gpointer) -> gboolean = {
        _, value, _, _, data in
        guard let value, let boxed = g_value_get_boxed(value),
          let list = gdk_file_list_get_files(OpaquePointer(boxed))
        else { return 0 }
        defer { g_slist_free(list) }
        let paths = sequence(first: list, next: \.pointee.next)
          .compactMap { $0.pointee.data.flatMap { path(of: OpaquePointer($0)) } }
        guard !paths.isEmpty else { return 0 }
        Handler<[String], Void>.call(data, paths)
        return 1
      }
    connect(name, call, Handler(body))
  }
}
