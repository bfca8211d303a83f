import CLiveryAdwaita

/// Watches a file or a folder, for as long as the wrapper lives.
public final class FileMonitor: Object {
  /// A change of a file.
  public struct Change: Hashable, Sendable {
    public let path: String

    /// The path that it was moved to or from, if it was.
    public let otherPath: String?

    /// The path of a file that is now complete: it was closed after a write, or moved there.
    public let wholePath: String?
  }

  /// Starts to watch; `nil` if the system allows no more watches.
  public convenience init?(path: String, _ body: @escaping (Change) -> Void) {
    let file = Object(adopting: g_file_new_for_path(path))
    let monitor = file.lend {
      g_file_monitor($0, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    }
    guard let monitor else { return nil }
    self.init(adopting: monitor)
    g_file_monitor_set_rate_limit(cast(), 10)
    let call:
      @convention(c) (
        gpointer?, OpaquePointer, OpaquePointer?, GFileMonitorEvent, gpointer
      ) -> Void = { _, file, other, kind, data in
        let path = LiveryAdwaita.path(of: file) ?? ""
        let otherPath = other.flatMap { LiveryAdwaita.path(of: $0) }
        let wholePath =
          switch kind {
          case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_MOVED_IN: path
          case G_FILE_MONITOR_EVENT_RENAMED: otherPath
          default: String?.none
          }
        let change = Change(path: path, otherPath: otherPath, wholePath: wholePath)
        Handler<Change, Void>.call(data, change)
      }
    connect("changed", call, Handler(body))
  }

  isolated deinit {
    g_file_monitor_cancel(cast())
  }
}
