import LiveryAdwaita
import LiveryGallery

/// The dialog of the window's preferences, which apply at once.
enum PreferencesDialog {
  /// The settings behind the dialog's switches, by ID.
  struct Switchable {
    let id: String
    let isOn: Bool
    let set: (Bool) -> Void
  }

  /// Shows the dialog over a window.
  static func present(_ switches: [Switchable], over window: Window) {
    guard let folder = Resources.window,
      let builder = try? Builder(file: "\(folder)/preferences.ui", isTranslated: true),
      let content = builder.widget("preferences")
    else { return }
    for preference in switches {
      guard let control = builder.widget(preference.id, as: Switch.self) else { continue }
      control.isActive = preference.isOn
      control.onSwitched(preference.set)
    }
    FormDialog(translated("Preferences"), content: content, width: 340).present(over: window)
  }
}
