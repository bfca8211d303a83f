import CLiveryAdwaita

/// The desktop's dialog to choose files.
public final class FileDialog: Object {
  /// A kind of file, by patterns of file names.
  public struct Filter: Hashable, Sendable {
    let name: String
    let patterns: [String]

    public init(_ name: String, _ patterns: [String]) {
      (self.name, self.patterns) = (name, patterns)
    }
  }

  /// Asks which files to open, and calls `onChosen` with their paths unless the user cancels.
  public static func open(
    _ title: String, filters: [Filter] = [], over window: Window,
    _ onChosen: @escaping ([String]) -> Void
  ) {
    let dialog = FileDialog(title, GTK_FILE_CHOOSER_ACTION_OPEN, translated("_Open"), window)
    dialog.lend { gtk_file_chooser_set_select_multiple($0, 1) }
    dialog.add(filters)
    dialog.show(onChosen)
  }

  /// Asks where to save a file, and calls `onChosen` with the path; the dialog confirms replacing.
  public static func save(
    _ title: String, name: String, folder: String?, over window: Window,
    _ onChosen: @escaping (String) -> Void
  ) {
    let dialog = FileDialog(title, GTK_FILE_CHOOSER_ACTION_SAVE, translated("_Save"), window)
    dialog.lend { gtk_file_chooser_set_current_name($0, name) }
    folder.map { dialog.start(in: $0) }
    dialog.show { paths in paths.first.map(onChosen) }
  }

  /// Asks for a folder, and calls `onChosen` with its path unless the user cancels.
  public static func chooseFolder(
    _ title: String, folder: String?, over window: Window, _ onChosen: @escaping (String) -> Void
  ) {
    let dialog = FileDialog(
      title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, translated("_Select"), window)
    folder.map { dialog.start(in: $0) }
    dialog.show { paths in paths.first.map(onChosen) }
  }

  private convenience init(
    _ title: String, _ action: GtkFileChooserAction, _ accept: String, _ window: Window
  ) {
    self.init(
      adopting: window.lend {
        gtk_file_chooser_native_new(title, $0, action, accept, translated("_Cancel"))
      })
    gtk_native_dialog_set_modal(cast(), 1)
  }

  /// Shows a folder first.
  private func start(in folder: String) {
    let file = Object(adopting: g_file_new_for_path(folder))
    file.lend { _ = gtk_file_chooser_set_current_folder(opaque, $0, nil) }
  }

  private func add(_ filters: [Filter]) {
    for filter in filters {
      guard let native = gtk_file_filter_new() else { continue }
      gtk_file_filter_set_name(native, filter.name)
      filter.patterns.forEach { gtk_file_filter_add_pattern(native, $0) }
      let owned = Object(adopting: native)
      owned.lend { gtk_file_chooser_add_filter(opaque, $0) }
    }
  }

  /// The open dialog, which nobody else keeps alive.
  private static var shown: FileDialog?

  private func show(_ onChosen: @escaping ([String]) -> Void) {
    FileDialog.shown?.close()
    FileDialog.shown = self
    onInteger("response") { [weak self] response in
      guard let self else { return }
      let paths = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? paths : []
      close()
      if !paths.isEmpty { onChosen(paths) }
    }
    gtk_native_dialog_show(cast())
  }

  /// How long a closed dialog is kept, in ms.
  private static let graceTime = 1_000

  /// Hides the dialog, and frees it some time later.
  ///
  /// After a right click in the list of files, GTK 4.8 opens a menu in an idle call, and shows a
  /// tooltip 500 ms after the pointer has come to rest. Neither holds the dialog that it uses.
  private func close() {
    if FileDialog.shown === self { FileDialog.shown = nil }
    gtk_native_dialog_hide(cast())
    ScheduledCall.whenIdle(afterMilliseconds: Self.graceTime) { withExtendedLifetime(self) {} }
  }

  private var paths: [String] {
    guard let files = gtk_file_chooser_get_files(opaque) else { return [] }
    let list = Object(adopting: files)
    return list.lend { (list: OpaquePointer) in
      (0..<g_list_model_get_n_items(list)).compactMap { index in
        g_list_model_get_item(list, index).flatMap {
          Object(adopting: $0).lend { path(of: $0) }
        }
      }
    }
  }
}

/// The path of a file on this machine; `nil` for any other.
nonisolated func path(of file: OpaquePointer) -> String? {
  String(adopting: g_file_get_path(file))
}
