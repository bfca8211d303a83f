import CAdwaita

/// Starts programs that go on when this one ends.
public enum Launcher {
  /// Starts a program, found in `PATH`, and returns whether there is one.
  public static func start(_ words: [String]) -> Bool {
    words.withCTexts {
      g_spawn_async(nil, $0, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil) != 0
    }
  }

  /// Opens a file with the desktop's program for its type, and returns whether there is one.
  public static func openWithDefault(_ path: String) -> Bool {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return false }
    defer { g_free(uri) }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }
}
