import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// The user's own stylesheet, which GTK loads automatically, and which may crash every window.
///
/// GTK has no option to skip it, and may crash on it before there is a display. So a window without
/// it reads the user's configuration through a folder of links that lacks this one file.
final class UserSheet {
  /// A stylesheet that the window leaves out.
  nonisolated struct LeftOut: Hashable, Sendable {
    let path: String

    /// How the window ended that loaded it; `nil` if it is left out to be safe.
    let crash: Crash?
  }

  private static let folder = "gtk-4.0"
  private static let name = "gtk.css"

  private let path: String?
  private var crash: Crash?
  private var isAcquitted = false
  private var configuration: PrivateFolder?

  /// Finds the stylesheet at GTK's place.
  init() {
    let path = "\(Folder.configuration)/\(Self.folder)/\(Self.name)"
    self.path = RegularFile.exists(path) ? path : nil
  }

  /// The stylesheet, if the next window leaves it out.
  var leftOut: LeftOut? {
    guard let path, configuration != nil else { return nil }
    return LeftOut(path: path, crash: crash)
  }

  /// Leaves it out from now on, if it exists.
  func leaveOut() {
    guard path != nil, configuration == nil, let links = PrivateFolder() else { return }
    let folder = "\(links.path)/\(Self.folder)"
    guard Folder.createPrivate(folder) else { return links.remove() }
    Folder.link(to: Folder.configuration, in: links.path, without: Self.folder)
    Folder.link(to: "\(Folder.configuration)/\(Self.folder)", in: folder, without: Self.name)
    configuration = links
  }

  /// Makes a new process leave it out, if required; GLib must not have been used there before.
  func prepareProcess() {
    configuration.map { Toolkit.useConfiguration(in: $0.path) }
  }

  /// Whether to try the next window without the stylesheet after one that ended before its first
  /// frame.
  ///
  /// If it was already left out, something else is the cause.
  func isSuspect(after crash: Crash) -> Bool {
    if self.crash != nil {
      acquit()
    } else if !isAcquitted, configuration == nil, crash != .killed {
      leaveOut()
      if configuration != nil { self.crash = crash }
      return configuration != nil
    }
    return false
  }

  private func acquit() {
    isAcquitted = true
    crash = nil
    removeLinks()
  }

  /// Removes the folder of links; call it before this process ends.
  func removeLinks() {
    configuration?.remove()
    configuration = nil
  }
}
