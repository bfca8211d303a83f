import CAdwaita

/// The user's settings, stored by the desktop.
public final class Settings: Object {
  /// Opens settings with a schema that is installed, or else compiled in a folder.
  ///
  /// `nil` if neither has a schema of the ID with all these keys.
  public convenience init?(id: String, keys: [String], schemaFolder: () -> String?) {
    let installed = SchemaSource.standard.flatMap { $0.schema(id, with: keys) }
    let found =
      installed
      ?? schemaFolder().flatMap { SchemaSource(folder: $0) }.flatMap { $0.schema(id, with: keys) }
    guard let found else { return nil }
    defer { g_settings_schema_unref(found) }
    self.init(adopting: g_settings_new_full(found, nil, nil))
  }

  public func string(_ key: String) -> String {
    guard let text = g_settings_get_string(cast(), key) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  public func set(_ key: String, to value: String) {
    guard value != string(key) else { return }
    g_settings_set_string(cast(), key, value)
  }

  public func flag(_ key: String) -> Bool { g_settings_get_boolean(cast(), key) != 0 }

  public func set(_ key: String, to value: Bool) {
    guard value != flag(key) else { return }
    g_settings_set_boolean(cast(), key, value ? 1 : 0)
  }

  public func number(_ key: String) -> Int { Int(g_settings_get_int(cast(), key)) }

  /// Stores a number; one outside of the key's range is ignored.
  public func set(_ key: String, to value: Int) {
    guard value != number(key) else { return }
    let variant = g_variant_ref_sink(g_variant_new_int32(gint(value)))
    defer { g_variant_unref(variant) }
    var schema: OpaquePointer?
    shim_settings_get_schema(pointer, &schema)
    guard let schema else { return }
    defer { g_settings_schema_unref(schema) }
    guard let description = g_settings_schema_get_key(schema, key) else { return }
    defer { g_settings_schema_key_unref(description) }
    guard g_settings_schema_key_range_check(description, variant) != 0 else { return }
    g_settings_set_value(cast(), key, variant)
  }

  public func strings(_ key: String) -> [String] {
    guard let list = g_settings_get_strv(cast(), key) else { return [] }
    defer { g_strfreev(list) }
    var texts: [String] = []
    while let text = list[texts.count] { texts.append(String(cString: text)) }
    return texts
  }

  public func set(_ key: String, to values: [String]) {
    guard values != strings(key) else { return }
    var copies: [UnsafePointer<CChar>?] = values.map { UnsafePointer(g_strdup($0)) }
    defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
    copies.append(nil)
    g_settings_set_strv(cast(), key, copies)
  }

  /// Waits until all changes are written to the disk.
  public static func sync() {
    g_settings_sync()
  }
}

/// Where schemas come from.
private final class SchemaSource {
  private let source: OpaquePointer

  /// Those that are installed; `nil` where there are none at all.
  static var standard: SchemaSource? {
    g_settings_schema_source_get_default().map {
      SchemaSource(adopting: g_settings_schema_source_ref($0))
    }
  }

  private init(adopting source: OpaquePointer) {
    self.source = source
  }

  isolated deinit {
    g_settings_schema_source_unref(source)
  }

  convenience init?(folder: String) {
    // The file is ours, but it may be damaged: 0 says not to trust it.
    guard
      let source = g_settings_schema_source_new_from_directory(
        folder, g_settings_schema_source_get_default(), 0, nil)
    else { return nil }
    self.init(adopting: source)
  }

  /// A schema, with a reference that the caller owns.
  func schema(_ id: String, with keys: [String]) -> OpaquePointer? {
    guard let schema = g_settings_schema_source_lookup(source, id, 1) else { return nil }
    guard keys.allSatisfy({ g_settings_schema_has_key(schema, $0) != 0 }) else {
      g_settings_schema_unref(schema)
      return nil
    }
    return schema
  }
}
