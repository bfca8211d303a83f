import LiveryAdwaita

/// What a worker is to look for.
nonisolated struct AuditSetup: Codable {
  let states: [AuditState]
  let isStrict: Bool

  /// Whether each fault is painted into a file of the worker's folder.
  let paints: Bool
}

extension AuditSetup {
  /// The environment of a worker that looks for faults: that of one that paints, and what tells it
  /// more and makes it faster.
  ///
  /// - Parameter folder: A temporary folder, where the configuration is empty.
  /// - Returns: The variables by name.
  static func variables(folder: String) -> [String: String] {
    var variables = RenderEnvironment.variables(folder: folder)
    // Or GTK does not tell where in a stylesheet a value comes from.
    variables[StyleSource.variable] = "1"
    // What is freed is needed again at once; giving it back each time takes a third of the time.
    variables["MALLOC_TRIM_THRESHOLD_"] = "\(1 << 30)"
    variables["MALLOC_MMAP_THRESHOLD_"] = "\(1 << 30)"
    return variables
  }
}
