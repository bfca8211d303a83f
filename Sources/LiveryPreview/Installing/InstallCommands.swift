import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryPictures
import ThemeInstall
import ThemeModel
import ThemeSession

/// The commands of the menu that put a theme into the user's GTK configuration, and take it away.
final class InstallCommands {
  /// How many warnings are shown; more would make the dialog higher than a small screen.
  private static let limit = 4

  private let live: LiveryTheme
  private let trial: InstallTrial
  private unowned let window: Window
  private let toasts: ToastOverlay

  /// Whether a theme is tried, after which a question comes.
  private var isTrying = false

  init(_ live: LiveryTheme, trial: InstallTrial, window: Window, toasts: ToastOverlay) {
    (self.live, self.trial, self.window, self.toasts) = (live, trial, window, toasts)
  }

  /// Tries the current theme out of sight, says what happens, and installs it if the user agrees.
  func install() {
    let session = live.session
    guard !isTrying, let entry = session.current, let theme = entry.theme else { return }
    do throws(InstallError) {
      let installation = try ThemeInstallation(theme, of: entry, as: session.look)
      isTrying = true
      toasts.say(translated("Trying “\(theme.name)” out of sight…"))
      trial.begin(installation.stylesheet) { [weak self] in
        self?.finish($0, of: installation)
      }
    } catch {
      refuse(Self.heading(theme.name), "\(error)")
    }
  }

  private static func heading(_ name: String) -> String {
    translated("“\(name)” Is Not Installed")
  }

  private func finish(_ result: TrialAnswer.Result, of installation: ThemeInstallation) {
    isTrying = false
    switch result {
    case .passed: ask(installation, untried: nil)
    case .untried(let reason): ask(installation, untried: reason)
    case .failed(let reason):
      refuse(
        Self.heading(installation.name),
        translated(
          "No application would start with it: \(reason). Nothing is changed. The problems of the theme may name the cause."
        ))
    }
  }

  /// Asks whether to install a theme, with why it was not tried where it was not.
  private func ask(_ installation: ThemeInstallation, untried reason: String?) {
    let notes = reason.map {
      [
        translated(
          "It could not be tried out of sight: \($0). If GTK dies of it, no application starts until “livery uninstall” is run in a terminal."
        )
      ]
    }
    let warnings = (notes ?? []) + installation.warnings.map(\.capitalizedFirst)
    let left = warnings.count - Self.limit
    let shown =
      left > 1
      ? warnings.prefix(Self.limit) + [translated("And \(left) more.")] : ArraySlice(warnings)
    let body =
      translated(
        "All applications show it when they start anew. What you wrote into “gtk.css” yourself stays and wins over the theme."
      )
    MessageDialog.ask(
      translated("Install “\(installation.name)” on This Desktop?"),
      body: ([body] + shown).joined(separator: "\n\n"),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init(
          "install", translated("_Install"), reason == nil ? .suggested : .destructive),
      ], preferred: reason == nil ? "install" : "cancel", over: window
    ) { [weak self] answer in
      guard let self, answer == "install" else { return }
      do throws(InstallError) {
        try installation.carryOut()
        toasts.warn(nil)
        toasts.say(
          translated(
            "“\(installation.name)” is installed; applications show it when they start anew")
        )
      } catch {
        refuse(Self.heading(installation.name), "\(error)")
      }
    }
  }

  /// Takes the installed theme away if the user agrees.
  func uninstall() {
    do throws(InstallError) {
      let installer = try Installer.ofUser()
      let status = try installer.status()
      guard !status.files.isEmpty else { return toasts.say(translated("No theme is installed")) }
      let name = status.name ?? translated("Theme")
      MessageDialog.ask(
        translated("Uninstall “\(name)”?"),
        body: translated(
          "Applications look as before when they start anew. The theme's own file is not touched."),
        answers: [
          .init("cancel", translated("_Cancel")),
          .init("uninstall", translated("_Uninstall"), .destructive),
        ], preferred: "cancel", over: window
      ) { [weak self] answer in
        if answer == "uninstall" { self?.uninstall(name, by: installer) }
      }
    } catch {
      refuse(translated("Nothing Is Uninstalled"), "\(error)")
    }
  }

  private func uninstall(_ name: String, by installer: Installer) {
    do throws(InstallError) {
      let stays = try installer.uninstall()
      toasts.warn(nil)
      guard stays.isEmpty else {
        return refuse(
          translated("“\(name)” Is Uninstalled"),
          stays.map(\.capitalizedFirst).joined(separator: "\n\n"))
      }
      toasts.say(translated("“\(name)” is uninstalled"))
    } catch {
      refuse(translated("Nothing Is Uninstalled"), "\(error)")
    }
  }

  /// Says why nothing is done, in a dialog: paths are long for a toast.
  private func refuse(_ heading: String, _ reason: String) {
    MessageDialog.ask(
      heading, body: reason.capitalizedFirst, answers: [.init("close", translated("_Close"))],
      preferred: "close", over: window
    ) { _ in }
  }
}
