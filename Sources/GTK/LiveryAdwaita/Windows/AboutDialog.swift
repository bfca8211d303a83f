import CLiveryAdwaita

/// A dialog with information about the program.
public enum AboutDialog {
  /// Shows the dialog over a window: inside it since libadwaita 1.5; returns a function that sets
  /// its debugging information.
  public static func present(
    name: String, icon: String, version: String, developer: String, license: String,
    comments: String, debug: String, over window: Window
  ) -> (_ debug: String) -> Void {
    let type = Toolkit.hasDialogsInside ? "AdwAboutDialog" : "AdwAboutWindow"
    guard let about = Builder.widget(ofType: type) else { return { _ in } }
    let values = [
      ("application-name", name), ("application-icon", icon), ("version", version),
      ("developer-name", developer), ("comments", comments), ("license", license),
      ("debug-info", debug),
    ]
    about.lend { (about: UnsafeMutablePointer<GObject>) in
      for (property, value) in values { shim_set_string(about, property, value) }
    }
    about.presentModal(over: window)
    let weak = WeakWidget(about)
    return { debug in
      weak.widget?.lend { (about: UnsafeMutablePointer<GObject>) in
        shim_set_string(about, "debug-info", debug)
      }
    }
  }
}
