import CLiveryAdwaita
import Desk
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct FileDialogTests {
  /// GTK 4.8 opens the menu of the list of files in an idle call that doesn't hold the dialog.
  @Test(arguments: ["Cancel", "another dialog"])
  func mayCloseRightAfterARightClickInItsFiles(by way: String) {
    let shown = TestWindow(Label("text"))
    FileDialog.save("Save", name: "a.css", folder: nil, over: shown.window) { _ in }
    #expect(MainLoop.run { Self.dialogs.contains { gtk_widget_get_mapped($0.cast()) != 0 } })
    #expect(Self.dialogs.contains { Self.rightClick(in: $0) > 0 } || gtk_get_minor_version() > 8)
    if way == "Cancel" {
      Self.dialogs.forEach(Self.cancel)
    } else {
      FileDialog.open("Open", over: shown.window) { _ in }
    }
    var wasIdle = false
    ScheduledCall.whenIdle { wasIdle = true }
    #expect(MainLoop.run { wasIdle })
    Self.dialogs.forEach(Self.cancel)
    #expect(MainLoop.run { Self.dialogs.isEmpty })
    withExtendedLifetime(shown) {}
  }

  /// GTK's own dialogs for files, shown or not.
  private static var dialogs: [Object] {
    let windows = Object(retaining: gtk_window_get_toplevels())
    return (0..<g_list_model_get_n_items(windows.opaque)).compactMap {
      g_list_model_get_item(windows.opaque, $0).map(Object.init(adopting:))
    }.filter { $0.isInstance(of: gtk_file_chooser_dialog_get_type()) }
  }

  private static func cancel(_ dialog: Object) {
    gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
  }

  /// Presses the right button in each table below a widget; returns how many handlers heard it.
  private static func rightClick(in widget: Object) -> Int {
    var count = widget.isInstance(of: gtk_tree_view_get_type()) ? press(widget) : 0
    var next = gtk_widget_get_first_child(widget.cast())
    while let child = next {
      count += rightClick(in: Object(retaining: UnsafeMutableRawPointer(child)))
      next = gtk_widget_get_next_sibling(child)
    }
    return count
  }

  private static func press(_ table: Object) -> Int {
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
