import LiveryAdwaita

/// What a worker is to look for.
package nonisolated struct AuditSetup: Codable {
  package let states: [AuditState]
  package let isStrict: Bool

  /// Whether each fault is painted into a file of the worker's folder.
  package let paints: Bool

  package init(
    states: [AuditState], isStrict: Bool, paints: Bool
  ) {
    (self.states, self.isStrict, self.paints) = (states, isStrict, paints)
  }
}

extension AuditSetup {
  /// The environment of a worker that looks for faults: one that paints, told more, and faster.
  package static func variables(folder: String) -> [String: String] {
    var variables = RenderEnvironment.variables(folder: folder)
    // Or GTK does not tell where in a stylesheet a value comes from.
    variables[StyleSource.variable] = "1"
    // What is freed is needed again at once; giving it back each time takes a third of the time.
    variables["MALLOC_TRIM_THRESHOLD_"] = "\(1 << 30)"
    variables["MALLOC_MMAP_THRESHOLD_"] = "\(1 << 30)"
    return variables
  }
}
