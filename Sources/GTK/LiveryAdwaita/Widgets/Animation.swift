import CLiveryAdwaita

/// A change of a value over some time.
public final class Animation: Object {
  /// Fades a widget out and calls `body` at the end; at once if animations are switched off.
  public static func fadeOut(
    _ widget: Widget, milliseconds: Int, _ body: @escaping () -> Void
  ) -> Animation {
    let animation = widget.lend { (widget: UnsafeMutablePointer<GtkWidget>) in
      let target = adw_callback_animation_target_new(
        { value, data in
          guard let data else { return }
          gtk_widget_set_opacity(data.assumingMemoryBound(to: GtkWidget.self), value)
        }, widget, nil)
      return Animation(
        retaining: adw_timed_animation_new(widget, 1, 0, guint(milliseconds), target))
    }
    animation.onSignal("done", body)
    animation.lend { adw_animation_play($0) }
    return animation
  }

  /// Leaves the value as it is; the end is not reported.
  public func stop() {
    adw_animation_pause(cast())
  }
}
