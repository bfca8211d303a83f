import CLiveryAdwaita
import Fixtures
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct FileDialogTests {
  /// GTK 4.8 opens the menu of the list of files in an idle call that doesn't hold the dialog.
  @Test(arguments: ["Cancel", "another dialog"])
  func mayCloseRightAfterARightClickInItsFiles(by way: String) {
    let shown = TestWindow(Label("text"))
    FileDialog.save("Save", name: "a.css", folder: nil, over: shown.window) { _ in }
    #expect(MainLoop.run { !Self.mapped.isEmpty })
    let tables = Self.mapped.flatMap(Self.tables)
    #expect(tables.contains { Self.rightClick($0) > 0 } || gtk_get_minor_version() > 8)
    if way == "Cancel" {
      Self.mapped.forEach(Self.cancel)
    } else {
      FileDialog.open("Open", over: shown.window) { _ in }
    }
    var wasIdle = false
    ScheduledCall.whenIdle { wasIdle = true }
    #expect(MainLoop.run { wasIdle })
    Self.mapped.forEach(Self.cancel)
    #expect(MainLoop.run { Self.mapped.isEmpty })
    withExtendedLifetime(shown) {}
  }

  /// In GTK 4.8 an event may hold the list of files, which then calls its dialog at each change.
  @Test func outlivesTheListOfItsFiles() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.css", "")
    let shown = TestWindow(Label("text"))
    FileDialog.save("Save List", name: "b.css", folder: folder.path, over: shown.window) { _ in }
    #expect(MainLoop.run { !Self.mapped.isEmpty })
    let dialogs = Self.mapped.map(\.pointer)
    let tables = Self.mapped.flatMap(Self.tables)
    #expect(MainLoop.run { tables.isEmpty || tables.contains { Self.rows(of: $0) == 1 } })
    #expect(!tables.isEmpty || gtk_get_minor_version() > 8)
    Self.mapped.forEach(Self.cancel)
    var isLater = false
    ScheduledCall.after(milliseconds: 1_500) { isLater = true }
    #expect(MainLoop.run { isLater })
    #expect(Set(dialogs).isSubset(of: Self.dialogs.map(\.pointer)))
    _ = try folder.write("c.css", "")
    #expect(MainLoop.run { tables.isEmpty || tables.contains { Self.rows(of: $0) == 2 } })
    withExtendedLifetime(shown) {}
  }

  @Test func isMadeOnceAndAnswersWhoAskedLast() throws {
    let folder = try TemporaryFolder()
    var answers: [String] = []
    for name in ["first.css", "second.css"] {
      let shown = TestWindow(Label("text"))
      FileDialog.save("Save Twice", name: name, folder: folder.path, over: shown.window) {
        answers.append("\(name) \($0)")
      }
      let dialog = try #require(FileDialog.all["Save Twice"])
      #expect(MainLoop.run { Self.mapped.count == 1 && !dialog.paths.isEmpty })
      dialog.answer(Int(GTK_RESPONSE_ACCEPT.rawValue))
      #expect(MainLoop.run { Self.mapped.isEmpty })
      withExtendedLifetime(shown) {}
    }
    #expect(answers == ["first.css", "second.css"].map { "\($0) \(folder.path)/\($0)" })
    #expect(Self.dialogs.count { Self.title(of: $0) == "Save Twice" } == 1)
  }

  /// GTK's own dialogs for files, shown or not.
  private static var dialogs: [Object] {
    let windows = Object(retaining: gtk_window_get_toplevels())
    return (0..<g_list_model_get_n_items(windows.opaque)).compactMap {
      g_list_model_get_item(windows.opaque, $0).map(Object.init(adopting:))
    }.filter { $0.isInstance(of: gtk_file_chooser_dialog_get_type()) }
  }

  /// Those that are shown.
  private static var mapped: [Object] {
    dialogs.filter { gtk_widget_get_mapped($0.cast()) != 0 }
  }

  private static func title(of dialog: Object) -> String? {
    gtk_window_get_title(dialog.cast()).map { String(cString: $0) }
  }

  private static func cancel(_ dialog: Object) {
    gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
  }

  /// The tables below a widget, which GTK 4.8 shows files in.
  private static func tables(in widget: Object) -> [Object] {
    var found = widget.isInstance(of: gtk_tree_view_get_type()) ? [widget] : []
    var next = gtk_widget_get_first_child(widget.cast())
    while let child = next {
      found += tables(in: Object(retaining: UnsafeMutableRawPointer(child)))
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  private static func rows(of table: Object) -> Int {
    gtk_tree_view_get_model(table.cast()).map {
      Int(gtk_tree_model_iter_n_children($0, nil))
    } ?? 0
  }

  /// Presses the right button in a table; returns how many handlers heard it.
  private static func rightClick(_ table: Object) -> Int {
    let list = Object(adopting: gtk_widget_observe_controllers(table.cast()))
    let gestures = (0..<g_list_model_get_n_items(list.opaque)).compactMap {
      g_list_model_get_item(list.opaque, $0).map(Object.init(adopting:))
    }.filter {
      $0.isInstance(of: gtk_gesture_click_get_type())
        && gtk_gesture_single_get_button($0.opaque) == UInt32(GDK_BUTTON_SECONDARY)
    }
    for gesture in gestures {
      var values = [GValue](repeating: GValue(), count: 4)
      g_value_init(&values[0], gtk_gesture_click_get_type())
      g_value_set_object(&values[0], gesture.pointer)
      // How many times, and where.
      g_value_init(&values[1], g_type_from_name("gint"))
      g_value_set_int(&values[1], 1)
      for index in 2...3 {
        g_value_init(&values[index], g_type_from_name("gdouble"))
        g_value_set_double(&values[index], 9)
      }
      let signal = g_signal_lookup("pressed", gtk_gesture_click_get_type())
      g_signal_emitv(values, signal, 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
    return gestures.count
  }
}
