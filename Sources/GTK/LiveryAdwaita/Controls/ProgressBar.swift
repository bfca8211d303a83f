import CLiveryAdwaita

/// A bar that shows progress, or only activity.
public final class ProgressBar: Widget {
  override class var nativeType: GType { gtk_progress_bar_get_type() }

  /// How far a pulse moves the block, as a part of the bar.
  public func setPulseStep(_ step: Double) {
    gtk_progress_bar_set_pulse_step(opaque, step)
  }

  /// Moves the block a little, for work of unknown length.
  public func pulse() {
    gtk_progress_bar_pulse(opaque)
  }
}
