import CLiveryAdwaita

extension Widget {
  /// Calls `body` with the position of a request for a context menu; it returns whether it showed
  /// one.
  ///
  /// Widgets inside come first, so entries keep their own menu.
  public func onContextMenu(_ body: @escaping (_ x: Double, _ y: Double) -> Bool) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 3)  // GDK_BUTTON_SECONDARY
    gtk_widget_add_controller(native, click)
    let gesture = Object(retaining: click)
    // Not a wrapper: a closure that keeps its own emitter alive is never freed. The popover opens
    // at the release: if it opens earlier, it takes the release away, and the widget below stays
    // active.
    gesture.onRelease { x, y in
      guard body(x, y) else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    guard let touch = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_touch_only(touch, 1)
    gtk_widget_add_controller(native, touch)
    Object(retaining: touch).onPosition("pressed") { x, y in
      guard body(x, y) else { return }
      gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// Calls `body` with `true` when a pointer button is pressed, `false` at its release.
  public func onPointerPressed(_ body: @escaping (Bool) -> Void) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onEvent { kind in
      switch kind {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: body(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: body(false)
      default: break
      }
    }
  }

  public func onFilesDropped(_ body: @escaping ([String]) -> Void) {
    guard let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY) else {
      return
    }
    gtk_widget_add_controller(native, target)
    Object(retaining: target).onFileList("drop", body)
  }

  /// Calls `body` when the widget or a descendant gets the focus.
  public func onFocusEntered(_ body: @escaping () -> Void) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onSignal("enter", body)
  }

  /// Calls `body` when the focus leaves the widget and its descendants.
  public func onFocusLeft(_ body: @escaping () -> Void) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onSignal("leave", body)
  }

  /// Calls `body` when Escape is pressed in the widget; it returns whether it used the key.
  public func onEscape(_ body: @escaping () -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onKey { key in key == guint(GDK_KEY_Escape) && body() }
  }

  /// Calls `body` with the pointer's position in px when it moves, and `nil` when it leaves.
  public func onPointerMoved(_ body: @escaping ((x: Double, y: Double)?) -> Void) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_widget_add_controller(native, motion)
    let controller = Object(retaining: motion)
    controller.onPosition("motion", body)
    controller.onSignal("leave") { body(nil) }
  }

  /// Leaves scrolling over the widget to its ancestors.
  public func leaveScrolling() {
    let controllers = Object(adopting: gtk_widget_observe_controllers(native))
    let found = controllers.lend { (list: OpaquePointer) in
      (0..<g_list_model_get_n_items(list)).compactMap { index in
        g_list_model_get_item(list, index).map { Object(adopting: $0) }
      }
    }
    for controller in found where controller.isInstance(of: gtk_event_controller_scroll_get_type())
    {
      controller.lend { gtk_widget_remove_controller(native, $0) }
    }
  }

  /// Makes clicks and keys leave the focus where it is.
  public func ignoreFocus() {
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_set_focusable(native, 0)
  }

  /// Makes the widget ignore the pointer and the keyboard, and hides it from screen readers.
  public func ignoreInput() {
    gtk_widget_set_can_target(native, 0)
    ignoreFocus()
  }
}
