import CAdwaita

extension Widget {
  /// Calls `body` where a person asks for a context menu: with the place in the widget, in px, or
  /// `nil` for what has the focus.
  ///
  /// What is inside goes first, so entries keep their own menu.
  public func onContextMenu(_ body: @escaping (_ x: Double, _ y: Double) -> Bool) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 3)  // GDK_BUTTON_SECONDARY
    gtk_widget_add_controller(native, click)
    let gesture = Object(retaining: click)
    // Not a wrapper: a closure that holds its own emitter is never freed.
    gesture.onPress { x, y in
      guard body(x, y) else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    guard let touch = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_touch_only(touch, 1)
    gtk_widget_add_controller(native, touch)
    Object(retaining: touch).onPlace("pressed") { x, y in
      guard body(x, y) else { return }
      gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// Calls `body` when a button of the pointer goes down or up anywhere in the widget.
  public func onPointerHeld(_ body: @escaping (Bool) -> Void) {
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

  /// Calls `body` with the paths of files that are dropped on the widget.
  public func onFilesDropped(_ body: @escaping ([String]) -> Void) {
    guard let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY) else {
      return
    }
    gtk_widget_add_controller(native, target)
    Object(retaining: target).onFileList("drop", body)
  }

  /// Calls `body` when the keyboard leaves the widget and all that is in it.
  public func onFocusLeft(_ body: @escaping () -> Void) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    gtk_widget_add_controller(native, controller)
    Object(retaining: controller).onSignal("leave", body)
  }

  /// The innermost widget at a place, in px.
  public func descendant(atX x: Double, y: Double) -> Widget? {
    gtk_widget_pick(native, x, y, GTK_PICK_INSENSITIVE).map { Widget(retaining: $0) }
  }

  /// Where the middle of another widget is in this one, in px.
  public func middle(of widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    let (width, height) = (Double(widget.width), Double(widget.height))
    guard
      gtk_widget_translate_coordinates(widget.native, native, width / 2, height / 2, &x, &y) != 0
    else { return nil }
    return (x, y)
  }
}

extension Window {
  /// The widget that has the keyboard.
  public var focus: Widget? { gtk_window_get_focus(cast()).map { Widget(retaining: $0) } }

  public var isMaximized: Bool {
    get { gtk_window_is_maximized(cast()) != 0 }
    set { newValue ? gtk_window_maximize(cast()) : gtk_window_unmaximize(cast()) }
  }

  public var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(cast()) != 0 }
    set { newValue ? gtk_window_fullscreen(cast()) : gtk_window_unfullscreen(cast()) }
  }

  /// The size that the window has, or will have when it is no longer maximized, in px.
  public var defaultSize: (width: Int, height: Int) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }
}

extension Widget {
  /// Puts a text on the clipboard.
  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(native), text)
  }
}
