import CAdwaita

extension Program {
  /// Starts another program, found in `PATH`, and tells whether there is one.
  public static func start(_ words: [String]) -> Bool {
    var copies: [UnsafeMutablePointer<gchar>?] = words.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    copies.append(nil)
    return g_spawn_async(nil, &copies, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil) != 0
  }

  /// Opens a file with what the desktop opens its kind with, and tells whether there is something.
  public static func openWithDefault(_ path: String) -> Bool {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return false }
    defer { g_free(uri) }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }
}
