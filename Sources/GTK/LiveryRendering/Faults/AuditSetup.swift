import LiveryAdwaita

/// The task of a worker that searches for faults.
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
  /// The environment of a worker that searches for faults: that of a painting worker, with more
  /// debug information and faster memory.
  package static func variables(folder: String) -> [String: String] {
    var variables = RenderEnvironment.variables(folder: folder)
    // Without it, GTK does not report where in a stylesheet a value is set.
    variables[StyleSource.variable] = "1"
    // Freed memory is needed again at once; returning it to the system each time takes a third of
    // the time.
    variables["MALLOC_TRIM_THRESHOLD_"] = "\(1 << 30)"
    variables["MALLOC_MMAP_THRESHOLD_"] = "\(1 << 30)"
    return variables
  }
}
