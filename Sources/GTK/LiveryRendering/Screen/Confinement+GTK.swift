import LiverySystem

extension Confinement {
  /// The address space in bytes that a process may use in addition to that at GTK's start.
  private nonisolated static let growth = 8 << 30

  /// The libraries that decode pictures for GTK in a sandbox, which is a program of its own.
  private nonisolated static let sandboxes = ["libglycin-1.so.0", "libglycin-2.so.0"]

  /// Confines a process in which GTK has started, except for one program that it may start.
  package nonisolated static func beginForGTK(starting program: String? = nil) {
    if let used = addressSpace { Program.limitMemory(to: used + growth) }
    if sandboxes.contains(where: hasLibrary) {
      begin(programs: .all)
    } else {
      begin(programs: program.map(Programs.only) ?? .none)
    }
  }
}
