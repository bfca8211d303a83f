import CLiveryAdwaita

/// Follows drags of a handle that moves with the pointer, in the coordinates of a container.
final class HandleDrag {
  /// Called with the position in the container, in px, when a drag begins and while it goes on.
  var onBegan: (Double) -> Void = { _ in }
  var onMoved: (Double) -> Void = { _ in }
  var onEnded: () -> Void = {}

  /// The handle, which lives as long as its gesture.
  private let handle: UnsafeMutablePointer<GtkWidget>
  private let container: () -> Widget?

  /// Where in the handle the drag began; `nil` while there is none.
  private var start: Double?

  /// - Parameters:
  ///   - handle: The handle, which keeps this object alive.
  ///   - container: The widget whose coordinates are meant.
  init(of handle: Widget, in container: @escaping () -> Widget?) {
    (self.handle, self.container) = (handle.lend { $0 }, container)
    handle.lend { gtk_widget_set_cursor_from_name($0, "col-resize") }
    guard let native = gtk_gesture_drag_new() else { return }
    handle.lend { gtk_widget_add_controller($0, native) }
    let gesture = Object(retaining: native)
    gesture.onPosition("drag-begin") { x, _ in
      guard let position = self.position(ofHandleX: x) else { return }
      self.start = x
      self.onBegan(position)
    }
    gesture.onPosition("drag-update") { x, _ in self.move(by: x) }
    gesture.onPosition("drag-end") { x, _ in
      self.move(by: x)
      if self.start != nil { self.onEnded() }
      self.start = nil
    }
  }

  private func move(by offset: Double) {
    guard let start, let position = position(ofHandleX: start + offset) else { return }
    onMoved(position)
  }

  private func position(ofHandleX x: Double) -> Double? {
    guard let container = container() else { return nil }
    var position = 0.0
    let isKnown = container.lend {
      gtk_widget_translate_coordinates(handle, $0, x, 0, &position, nil)
    }
    return isKnown != 0 ? position : nil
  }
}
