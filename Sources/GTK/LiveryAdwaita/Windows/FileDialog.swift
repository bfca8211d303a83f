import CLiveryAdwaita

/// The desktop's dialog to choose files.
///
/// There is one per title; after an answer it is only hidden. GTK 4.8 uses parts of its own dialog
/// some time after they were freed: it opens the menu of a file in an idle call, shows a tooltip
/// 500 ms after the pointer has stopped, and keeps watching the dialog's folder if an event still
/// references the list of files.
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
    let dialog = made(title) {
      let dialog = FileDialog(title, GTK_FILE_CHOOSER_ACTION_OPEN, translated("_Open"))
      dialog.lend { gtk_file_chooser_set_select_multiple($0, 1) }
      dialog.add(filters)
      return dialog
    }
    dialog.show(over: window, onChosen)
  }

  /// Asks where to save a file, and calls `onChosen` with the path; the dialog confirms replacing.
  public static func save(
    _ title: String, name: String, folder: String?, over window: Window,
    _ onChosen: @escaping (String) -> Void
  ) {
    let dialog = made(title) {
      FileDialog(title, GTK_FILE_CHOOSER_ACTION_SAVE, translated("_Save"))
    }
    dialog.lend { gtk_file_chooser_set_current_name($0, name) }
    folder.map { dialog.start(in: $0) }
    dialog.show(over: window) { paths in paths.first.map(onChosen) }
  }

  /// Asks for a folder, and calls `onChosen` with its path unless the user cancels.
  public static func chooseFolder(
    _ title: String, folder: String?, over window: Window, _ onChosen: @escaping (String) -> Void
  ) {
    let dialog = made(title) {
      FileDialog(title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, translated("_Select"))
    }
    folder.map { dialog.start(in: $0) }
    dialog.show(over: window) { paths in paths.first.map(onChosen) }
  }

  /// The dialogs that were made, by their titles.
  private(set) static var all: [String: FileDialog] = [:]

  /// The open dialog.
  private static var shown: FileDialog?

  /// Receives the paths of an answer.
  private var onChosen: (([String]) -> Void)?

  /// The hidden dialog with a title, created if it does not exist; any other dialog is closed.
  private static func made(_ title: String, _ make: () -> FileDialog) -> FileDialog {
    shown?.close()
    if let dialog = all[title] { return dialog }
    let dialog = make()
    all[title] = dialog
    return dialog
  }

  private convenience init(_ title: String, _ action: GtkFileChooserAction, _ accept: String) {
    self.init(
      adopting: gtk_file_chooser_native_new(title, nil, action, accept, translated("_Cancel")))
    gtk_native_dialog_set_modal(cast(), 1)
    onInteger("response") { [weak self] in self?.answer($0) }
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

  private func show(over window: Window, _ onChosen: @escaping ([String]) -> Void) {
    FileDialog.shown = self
    self.onChosen = onChosen
    window.lend { gtk_native_dialog_set_transient_for(cast(), $0) }
    gtk_native_dialog_show(cast())
  }

  /// Hides the dialog, and passes on its paths if the user accepted.
  func answer(_ response: Int) {
    let paths = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? paths : []
    let onChosen = onChosen
    close()
    if !paths.isEmpty { onChosen?(paths) }
  }

  /// Hides the dialog, which is the open one.
  private func close() {
    FileDialog.shown = nil
    onChosen = nil
    gtk_native_dialog_hide(cast())
  }

  /// The chosen paths.
  var paths: [String] {
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
