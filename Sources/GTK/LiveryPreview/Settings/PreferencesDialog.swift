import LiveryAdwaita
import LiveryGallery

/// The dialog of what the window keeps for its user, which holds at once.
enum PreferencesDialog {
  /// What a switch of the dialog turns on and off, by its ID.
  struct Switchable {
    let id: String
    let isOn: Bool
    let set: (Bool) -> Void
  }

  /// Shows the dialog over the window that contains a widget.
  static func present(_ switches: [Switchable], over widget: Widget) {
    guard let folder = Resources.window,
      let builder = try? Builder(file: "\(folder)/preferences.ui", isTranslated: true),
      let dialog = builder.widget("preferences", as: Dialog.self)
    else { return }
    for preference in switches {
      guard let control = builder.widget(preference.id, as: Switch.self) else { continue }
      control.isActive = preference.isOn
      control.onSwitched(preference.set)
    }
    dialog.present(over: widget)
  }
}
