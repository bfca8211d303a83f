import CLiveryAdwaita

/// The stylesheets inside libadwaita and GTK.
public enum StockSheet {
  /// The folders of the stylesheets, libadwaita's first: an application of libadwaita does not use
  /// GTK's.
  private static let folders = ["/org/gnome/Adwaita/styles/", "/org/gtk/libgtk/theme/"]

  /// The bytes of a stylesheet with GTK's name for it, such as `base.css`, if there is one.
  public static func bytes(named name: String) -> [UInt8]? {
    guard !name.contains("/") else { return nil }
    return folders.lazy.compactMap { bytes(named: name, in: $0) }.first
  }

  /// The bytes of a stylesheet in a folder or its subfolders.
  private static func bytes(named name: String, in folder: String) -> [UInt8]? {
    if let bytes = bytes(at: folder + name) { return bytes }
    let inner = children(of: folder).filter { $0.hasSuffix("/") }
    return inner.lazy.compactMap { bytes(at: folder + $0 + name) }.first
  }

  private static func bytes(at path: String) -> [UInt8]? {
    guard let data = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return nil
    }
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(data, &count) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// The names in a folder; names of subfolders end with a slash.
  private static func children(of folder: String) -> [String] {
    guard let names = g_resources_enumerate_children(folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    else { return [] }
    defer { g_strfreev(names) }
    var children: [String] = []
    var next = names
    while let name = next.pointee {
      children.append(String(cString: name))
      next += 1
    }
    return children
  }
}
