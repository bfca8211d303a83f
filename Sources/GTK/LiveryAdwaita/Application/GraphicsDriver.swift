import CLiveryAdwaita

/// The driver of the graphics hardware, which GTK loads when it starts.
///
/// On a machine without such hardware the driver paints on the processor, which is slower than
/// cairo and needs tens of MB. Since 4.14 GTK paints with cairo there, but still loads the driver
/// first.
public enum GraphicsDriver {
  /// Whether GTK paints with it: if there is such hardware, and `GSK_RENDERER` is unset.
  public static var isUseful: Bool {
    guard let renderer = g_getenv("GSK_RENDERER") else { return hasHardware }
    return String(cString: renderer) != "cairo"
  }

  /// Whether Linux has graphics hardware: a render node (drm(7)), NVIDIA's module, or Windows'
  /// driver if Linux runs in Windows.
  private static var hasHardware: Bool {
    guard !["/dev/nvidiactl", "/dev/dxg"].contains(where: exists) else { return true }
    guard let folder = g_dir_open("/dev/dri", 0, nil) else { return false }
    defer { g_dir_close(folder) }
    while let name = g_dir_read_name(folder) {
      if String(cString: name).hasPrefix("renderD") { return true }
    }
    return false
  }

  private static func exists(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_EXISTS) != 0
  }

  /// Starts GTK without it, and returns whether there is a screen; child processes load theirs.
  static func leaveOut() -> Bool {
    let (name, words) =
      gtk_get_minor_version() < 16
      ? ("GDK_DEBUG", "gl-disable,vulkan-disable") : ("GDK_DISABLE", "gl,vulkan")
    let own = g_getenv(name).map { String(cString: $0) + "," } ?? ""
    guard Toolkit.setting(name, to: own + words, while: { gtk_init_check() != 0 }) else {
      return false
    }
    // GTK checks this first; otherwise it would print a message for each window that it cannot use
    // the driver.
    Display.standard?.lend { (display: UnsafeMutablePointer<GObject>) in
      g_object_set_data_full(display, "gsk-renderer", g_strdup("cairo"), g_free)
    }
    return true
  }
}
