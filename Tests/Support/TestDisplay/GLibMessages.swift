import CLiveryAdwaita
import Testing

/// The warnings and errors of GLib, GTK and libadwaita: each fails the current test.
public enum GLibMessages {
  /// Starts to record issues; call it once per process.
  ///
  /// Fatal warnings would not work: Swift's backtracer catches their trap, and the test goes on and
  /// passes.
  static func failTests() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        if level.rawValue & GLibMessages.levels != 0, let fields {
          let text = GLibMessages.message(UnsafeBufferPointer(start: fields, count: Int(count)))
          if !GLibMessages.isOfEveryProgram(text) { Issue.record("GLib reported: \(text)") }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }

  /// Whether a later GTK says this in every program: 4.18 when it measures the answers of a message
  /// dialog, and 4.24 when it times frames on X11 and icons that move, and when it decodes a
  /// picture where no sandbox can be made.
  public static func isOfEveryProgram(_ text: some StringProtocol) -> Bool {
    [
      "Trying to measure GtkLabel", "gdk_frame_timings_submitted() called on submitted frame",
      "gtk_svg_advance: time went backward", "Glycin running without sandbox",
    ].contains { text.contains($0) }
  }

  private static let levels =
    G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue

  /// The domain and the text of a log entry.
  private static func message(_ fields: UnsafeBufferPointer<GLogField>) -> String {
    ["GLIB_DOMAIN", "MESSAGE"].compactMap { key in
      fields.first { String(cString: $0.key) == key }.flatMap { field in
        // A length of -1 says that the value ends in a NUL.
        guard field.length < 0, let value = field.value else { return nil }
        return String(cString: value.assumingMemoryBound(to: CChar.self))
      }
    }.joined(separator: ": ")
  }
}
