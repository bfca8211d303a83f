import CAdwaita

/// A change of a value over some time.
public final class Animation: Object {
  /// Fades a widget out and calls `body` at the end; at once if animations are switched off.
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
