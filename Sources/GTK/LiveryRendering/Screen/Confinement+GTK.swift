import LiverySystem

extension Confinement {
  /// How many bytes of addresses a process may use beyond those that it has when GTK has started.
  private nonisolated static let growth = 8 << 30

  /// The libraries that decode pictures for GTK in a sandbox, which is a program of its own.
  private nonisolated static let sandboxes = ["libglycin-1.so.0", "libglycin-2.so.0"]

  /// Confines a process in which GTK has started, but for one program that it may start.
  package nonisolated static func beginForGTK(starting program: String? = nil) {
    if let used = addressSpace { Program.limitMemory(to: used + growth) }
    if sandboxes.contains(where: hasLibrary) {
      begin(programs: .all)
    } else {
      begin(programs: program.map(Programs.only) ?? .none)
    }
  }
}
