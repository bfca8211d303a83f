import CLiveryAdwaita

/// The desktop's file manager, by the common interface: FileManager1 of freedesktop.org.
public enum DesktopFiles {
  private static let name = "org.freedesktop.FileManager1"

  /// Shows a file in the file manager; `onEnd` receives whether there is one.
  public static func show(_ path: String, onEnd: @escaping (_ isShown: Bool) -> Void) {
    guard let bus = Object.sessionBus, let uri = g_filename_to_uri(path, nil, nil) else {
      return onEnd(false)
    }
    defer { g_free(uri) }
    // A URI has neither of the characters that would end the text.
    bus.ask(
      name, "/org/freedesktop/FileManager1", name, "ShowItems",
      "([\"\(String(cString: uri))\"], \"\")"
    ) { onEnd($0 != nil) }
  }
}
