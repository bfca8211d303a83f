import CLiveryAdwaita

/// The recently opened files of the user, which the desktop keeps for all programs.
///
/// The desktop's settings decide how long they are kept, and whether at all.
public final class RecentFiles: Object {
  /// The recent files of the desktop.
  public static var ofDesktop: RecentFiles {
    RecentFiles(retaining: UnsafeMutableRawPointer(gtk_recent_manager_get_default()))
  }

  /// Notes that a program has opened a file now; its command has `%f` in place of the path.
  public func add(_ path: String, by program: String, command: String) {
    guard
      let address = Object(adopting: g_file_new_for_path(path)).lend({
        String(adopting: g_file_get_uri($0))
      })
    else { return }
    let kind = String(adopting: g_content_type_guess(path, nil, 0, nil))
      .flatMap { String(adopting: g_content_type_get_mime_type($0)) }
    [program, command, kind ?? "text/plain"].withCTexts { texts in
      var data = GtkRecentData()
      (data.app_name, data.app_exec, data.mime_type) = (texts[0], texts[1], texts[2])
      _ = gtk_recent_manager_add_full(cast(), address, &data)
    }
  }

  /// The paths of existing files that a program has opened, the latest first.
  public func paths(of program: String) -> [String] {
    var found: [(path: String, time: OpaquePointer)] = []
    let list = gtk_recent_manager_get_items(cast())
    var next = list
    while let item = next {
      defer { next = item.pointee.next }
      guard let data = item.pointee.data else { continue }
      let info = OpaquePointer(data)
      guard gtk_recent_info_has_application(info, program) != 0, gtk_recent_info_exists(info) != 0,
        let time = gtk_recent_info_get_modified(info),
        let path = Object(adopting: g_file_new_for_uri(gtk_recent_info_get_uri(info)))
          .lend({ LiveryAdwaita.path(of: $0) })
      else { continue }
      found.append((path, time))
    }
    let paths = found.sorted {
      g_date_time_compare(UnsafeRawPointer($0.time), UnsafeRawPointer($1.time)) > 0
    }
    .map(\.path)
    g_list_free_full(list) { gtk_recent_info_unref(OpaquePointer($0)) }
    return paths
  }

  /// Calls `body` when the list has changed, here or in another program.
  public func onChanged(_ body: @escaping () -> Void) {
    onSignal("changed", body)
  }
}
