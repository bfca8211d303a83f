import CLiveryAdwaita

/// A program's data, in a file of GResource's.
@MainActor public final class ResourceBundle {
  /// The maximum number of files of a bundle, and of folders in one another.
  private static let (fileLimit, depthLimit) = (10_000, 16)

  private let native: OpaquePointer

  /// The paths of its files, with the size of their content in bytes.
  public let files: [String: Int]

  /// Reads a bundle; `nil` if the bytes are not one, or have too many files.
  public init?(_ bytes: [UInt8]) {
    let data = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(data) }
    guard let native = g_resource_new_from_data(data, nil) else { return nil }
    var files: [String: Int] = [:]
    guard Self.list(native, "/", depth: 0, into: &files) else {
      g_resource_unref(native)
      return nil
    }
    (self.native, self.files) = (native, files)
  }

  isolated deinit {
    g_resource_unref(native)
  }

  /// The content of a file; `nil` if there is none, or it is larger than a limit.
  public func bytes(_ path: String, upTo limit: Int) -> [UInt8]? {
    guard let size = files[path], size <= limit,
      let data = g_resource_lookup_data(native, path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    else { return nil }
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(data, &count) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Lets stylesheets and icons use its files from now on, as in its own program.
  public func register(on display: Display) {
    g_resources_register(native)
    let icons = display.lend { gtk_icon_theme_get_for_display($0) }
    for folder in Set(files.keys.compactMap(Self.iconFolder)).sorted() {
      gtk_icon_theme_add_resource_path(icons, folder)
    }
  }

  /// The folder `icons` that contains a file.
  private static func iconFolder(of path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let icons = names.dropLast().firstIndex(of: "icons") else { return nil }
    return names[...icons].joined(separator: "/")
  }

  /// Adds the files of a folder and of those in it; `false` if they are too many.
  private static func list(
    _ native: OpaquePointer, _ folder: String, depth: Int, into files: inout [String: Int]
  ) -> Bool {
    guard depth < depthLimit else { return false }
    guard
      let names = g_resource_enumerate_children(native, folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    else { return true }
    defer { g_strfreev(names) }
    var next = names
    while let name = next.pointee.map({ String(cString: $0) }) {
      next += 1
      if name.hasSuffix("/") {
        guard list(native, folder + name, depth: depth + 1, into: &files) else { return false }
      } else {
        var size: gsize = 0
        let isThere = g_resource_get_info(
          native, folder + name, G_RESOURCE_LOOKUP_FLAGS_NONE, &size, nil, nil)
        if isThere != 0 { files[folder + name] = Int(clamping: size) }
        guard files.count <= fileLimit else { return false }
      }
    }
    return true
  }
}
