import LiveryAdwaita
import LiverySystem

/// The processes of a tried app that have a display, as the library in each of them reports.
final class ShownApps {
  private let folder: String
  private var monitor: FileMonitor?

  /// Watches a folder in which each process leaves a file `ID.GTK`.
  init(in folder: String) {
    self.folder = folder
  }

  private var all: [(id: Int, version: Int)] {
    Folder.names(in: folder).compactMap { name in
      let parts = name.split(separator: ".").compactMap { Int($0) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  var running: [Int] { all.map(\.id).filter(Descendants.isRunning) }

  /// Whether a process has or had a display.
  func has(_ id: Int) -> Bool { all.contains { $0.id == id } }

  /// Calls `body` with the version of GTK of the first one.
  func onFirst(_ body: @escaping (_ version: Int) -> Void) {
    monitor = FileMonitor(path: folder) { [weak self] _ in
      guard let self, monitor != nil, let first = all.first else { return }
      monitor = nil
      body(first.version)
    }
  }
}
