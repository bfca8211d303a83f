import CLiveryAdwaita

/// The desktop's trash.
public enum Trash {
  /// Moves a file, or a link itself, to the trash; returns why that failed, in the user's language.
  public static func move(_ path: String) -> String? {
    let file = Object(adopting: g_file_new_for_path(path))
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard file.lend({ g_file_trash($0, nil, &error) }) == 0 else { return nil }
    return error.map { String(cString: $0.pointee.message) } ?? path
  }
}
