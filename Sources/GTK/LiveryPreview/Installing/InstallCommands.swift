import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeInstall
import ThemeModel
import ThemeSession

/// The menu commands that install a theme into the user's GTK configuration, and remove it.
final class InstallCommands {
  private let live: LiveryTheme
  private unowned let window: Window
  private let toasts: ToastOverlay
  private let crashTest: BackgroundCrashTest
  private let desktop: HelperExchange<DesktopAnswer>

  /// The open dialog, or the last one.
  private var dialog: InstallDialog?

  init(
    _ live: LiveryTheme, crashTest: BackgroundCrashTest, desktop: HelperExchange<DesktopAnswer>,
    window: Window, toasts: ToastOverlay
  ) {
    (self.live, self.crashTest, self.desktop) = (live, crashTest, desktop)
    (self.window, self.toasts) = (window, toasts)
  }

  /// Explains the changes, lets GTK test the current theme, and installs it if the user agrees.
  func install() {
    let session = live.session
    guard let entry = session.current, let theme = entry.theme, !entry.isBroken else {
      let name = session.currentName
      return refuse(
        translated("“\(name)” Is Not Installed"),
        translated("There are errors in its file, which the inspector lists as problems."))
    }
    do throws(InstallError) {
      let installation = try ThemeInstallation(theme, of: entry, as: session.loadedTheme)
      let dialog = InstallDialog(installation, crashTest: crashTest)
      dialog.onInstalled = { [weak self] isShownAtOnce in
        if isShownAtOnce {
          self?.showAtOnce(installation.name)
        } else {
          self?.toasts.say(
            translated(
              "“\(installation.name)” is installed; applications show it when they start anew"))
        }
      }
      self.dialog = dialog
      dialog.present(over: window)
    } catch {
      refuse(translated("“\(theme.name)” Is Not Installed"), "\(error)")
    }
  }

  /// Makes open applications read the installed theme, and reports whether they do.
  private func showAtOnce(_ name: String) {
    desktop.send({ DesktopOrder(number: $0, question: .reload) }) { [weak self] answer in
      if answer?.isFine == true {
        self?.toasts.say(translated("“\(name)” is installed, and open applications show it"))
      } else {
        let reason = answer.map(\.text) ?? translated("the process that asks the desktop has ended")
        self?.refuse(
          translated("“\(name)” Is Installed"),
          translated(
            "Applications show it when they start anew. Those that are open cannot follow: \(reason)."
          ))
      }
    }
  }

  /// Removes the installed theme if the user agrees.
  func uninstall() {
    do throws(InstallError) {
      let installer = try Installer.ofUser()
      let status = try installer.status()
      guard !status.files.isEmpty else { return toasts.say(translated("No theme is installed")) }
      let name = status.name ?? translated("Theme")
      let body = translated(
        "Applications look as before when they start anew. The theme's own file is not touched.")
      let flatpak = translated(
        "What was granted to applications of Flatpak is taken back by: \(FlatpakAccess.revoking)")
      MessageDialog.ask(
        translated("Uninstall “\(name)”?"),
        body: FlatpakAccess.isThere ? "\(body)\n\n\(flatpak)" : body,
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

  /// Shows an error in a dialog: its paths are too long for a toast.
  private func refuse(_ heading: String, _ reason: String) {
    MessageDialog.ask(
      heading, body: reason.capitalizedFirst, answers: [.init("close", translated("_Close"))],
      preferred: "close", over: window
    ) { _ in }
  }
}
