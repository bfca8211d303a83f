import CLiveryAdwaita

/// Starts programs that continue after this one ends.
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

  /// Whether the desktop has a program for the type of a file.
  public static func hasDefault(for path: String) -> Bool {
    let file = Object(adopting: g_file_new_for_path(path))
    return file.lend {
      guard let found = g_file_query_default_handler($0, nil, nil) else { return false }
      g_object_unref(UnsafeMutableRawPointer(found))
      return true
    }
  }
}
