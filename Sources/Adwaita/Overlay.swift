import CAdwaita

/// A content with other widgets above it.
public final class Overlay: Widget {
  public convenience init(_ content: Widget) {
    self.init(retaining: gtk_overlay_new())
    gtk_overlay_set_child(opaque, content.native)
  }

  public func add(_ child: Widget) {
    gtk_overlay_add_overlay(opaque, child.native)
  }
}

extension Widget {
  /// How much of the widget is seen, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(native) }
    set { gtk_widget_set_opacity(native, newValue) }
  }

  /// Lets the pointer and the keyboard pass the widget by, and screen readers too.
  public func becomeScenery() {
    gtk_widget_set_can_target(native, 0)
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_set_focusable(native, 0)
  }
}

extension Picture {
  public convenience init() {
    self.init(retaining: gtk_picture_new())
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// Shows what a widget looks like now, and goes on to when the widget has changed; `nil` shows nothing.
  public func freeze(_ widget: Widget?) {
    guard let widget else {
      gtk_picture_set_paintable(opaque, nil)
      return
    }
    let live = Object(adopting: gtk_widget_paintable_new(widget.native))
    let image = withExtendedLifetime(live) {
      Object(adopting: gdk_paintable_get_current_image($0.opaque))
    }
    withExtendedLifetime(image) { gtk_picture_set_paintable(opaque, $0.opaque) }
  }
}

/// A number that moves from one value to another within a time.
public final class Animation: Object {
  /// Fades a widget out, and calls `body` at the end; a person's wish for no animations is heeded.
  public static func fadeOut(
    _ widget: Widget, milliseconds: Int, _ body: @escaping () -> Void
  ) -> Animation {
    let target = adw_callback_animation_target_new(
      { value, data in
        guard let data else { return }
        gtk_widget_set_opacity(data.assumingMemoryBound(to: GtkWidget.self), value)
      }, widget.pointer, nil)
    let animation = Animation(
      retaining: adw_timed_animation_new(
        widget.native, 1, 0, guint(milliseconds), target))
    animation.onSignal("done", body)
    adw_animation_play(animation.cast())
    return animation
  }
}
