import CLiveryAdwaita

/// The desktop's file manager, by the common interface: FileManager1 of freedesktop.org.
public enum DesktopFiles {
  private static let name = "org.freedesktop.FileManager1"

  /// Shows a file among those beside it; `onEnd` gets whether there is a file manager that does.
  public static func show(_ path: String, onEnd: @escaping (_ isShown: Bool) -> Void) {
    guard let bus = Object.sessionBus, let uri = g_filename_to_uri(path, nil, nil) else {
      return onEnd(false)
    }
    defer { g_free(uri) }
    // A URI has neither of the signs that would end the text.
    bus.ask(
      name, "/org/freedesktop/FileManager1", name, "ShowItems",
      "([\"\(String(cString: uri))\"], \"\")"
    ) { onEnd($0 != nil) }
  }
}
