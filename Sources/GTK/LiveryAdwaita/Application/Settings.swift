import CLiveryAdwaita

/// The user's settings, stored by the desktop.
public final class Settings: Object {
  /// Opens settings with a schema that is installed, or else compiled in a folder.
  ///
  /// `nil` if neither has a schema of the ID with all these keys.
  public convenience init?(id: String, keys: [String], schemaFolder: () -> String?) {
    let installed = g_settings_schema_source_get_default()
    var found = installed.flatMap { Self.schema(id, with: keys, in: $0) }
    // The file is ours, but it may be damaged: 0 means not to trust it.
    if found == nil, let folder = schemaFolder(),
      let source = g_settings_schema_source_new_from_directory(folder, installed, 0, nil)
    {
      found = Self.schema(id, with: keys, in: source)
      g_settings_schema_source_unref(source)
    }
    guard let found else { return nil }
    defer { g_settings_schema_unref(found) }
    self.init(adopting: g_settings_new_full(found, nil, nil))
  }

  /// A schema with all these keys, with a reference that the caller owns.
  private static func schema(
    _ id: String, with keys: [String], in source: OpaquePointer
  ) -> OpaquePointer? {
    guard let schema = g_settings_schema_source_lookup(source, id, 1) else { return nil }
    if keys.allSatisfy({ g_settings_schema_has_key(schema, $0) != 0 }) { return schema }
    g_settings_schema_unref(schema)
    return nil
  }

  public func string(_ key: String) -> String {
    String(adopting: g_settings_get_string(cast(), key)) ?? ""
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
    values.withCTexts { values in
      values.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        _ = g_settings_set_strv(cast(), key, $0)
      }
    }
  }

  /// Calls `body` when a key has changed, here or elsewhere.
  package func onChanged(of key: String, _ body: @escaping () -> Void) -> SignalConnection {
    onPointer("changed::\(key)", body)
  }

  package func hasKey(_ key: String) -> Bool {
    var schema: OpaquePointer?
    shim_settings_get_schema(pointer, &schema)
    guard let schema else { return false }
    defer { g_settings_schema_unref(schema) }
    return g_settings_schema_has_key(schema, key) != 0
  }

  /// Waits until all changes are written to the disk.
  public static func sync() {
    g_settings_sync()
  }
}
