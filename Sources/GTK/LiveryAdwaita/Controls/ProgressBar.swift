import CLiveryAdwaita

/// A bar that shows progress, or only activity.
public final class ProgressBar: Widget {
  override class var nativeType: GType { gtk_progress_bar_get_type() }

  /// Moves the block a little, for work of unknown length.
  public func pulse() {
    gtk_progress_bar_pulse(opaque)
  }
}
