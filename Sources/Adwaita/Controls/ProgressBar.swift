import CAdwaita

/// A bar that shows how far something has come, or only that it goes on.
public final class ProgressBar: Widget {
  override class var nativeType: GType { gtk_progress_bar_get_type() }

  /// Moves the block a little, for work of unknown length.
  public func pulse() {
    gtk_progress_bar_pulse(opaque)
  }
}
