import CLiveryAdwaita

/// A window with information about the program.
public enum AboutWindow {
  /// Shows the about window over another window, and returns a function that sets its debugging
  /// information.
  public static func present(
    name: String, icon: String, version: String, developer: String, license: String,
    comments: String, debug: String, over window: Window
  ) -> (_ debug: String) -> Void {
    guard let about = adw_about_window_new() else { return { _ in } }
    let native = OpaquePointer(about)
    adw_about_window_set_application_name(native, name)
    adw_about_window_set_application_icon(native, icon)
    adw_about_window_set_version(native, version)
    adw_about_window_set_developer_name(native, developer)
    adw_about_window_set_comments(native, comments)
    adw_about_window_set_license(native, license)
    adw_about_window_set_debug_info(native, debug)
    let object = Widget(retaining: UnsafeMutableRawPointer(about))
    object.lend { object in window.lend { gtk_window_set_transient_for(object, $0) } }
    object.lend { gtk_window_set_modal($0, 1) }
    object.lend { gtk_window_present($0) }
    let weak = WeakWidget(object)
    return { debug in
      weak.widget?.lend { (about: OpaquePointer) in adw_about_window_set_debug_info(about, debug) }
    }
  }
}
