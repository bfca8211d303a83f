import CAdwaita

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
