import LiverySystem
import ThemeModel

/// Keeps the installed theme in the desktop's scheme, at each change of it.
///
/// It may be killed at any time: each file is replaced completely, under the installer's lock.
package struct ThemeFollower {
  private let installer: Installer

  package init(_ installer: Installer) {
    self.installer = installer
  }

  /// The reason why it ends.
  package enum Ending: Error, Hashable {
    /// No theme follows, or no longer.
    case nothingToFollow

    /// Another process does the same.
    case another

    /// It cannot watch the portal, for a reason.
    case noWatch(String)
  }

  /// The interval for checking whether a theme still follows, in ms, if no change arrives.
  private static let interval = 1_000

  /// Follows the desktop until there is no theme to update.
  ///
  /// - Parameter report: Receives each new scheme of the theme, and each new problem.
  /// - Returns: The reason why it ends.
  /// - Throws: An error if the list of installed files cannot be read.
  package func run(_ report: (String) -> Void) throws(InstallError) -> Ending {
    guard try installer.follows() else { return .nothingToFollow }
    guard
      let lock = FileLock(folder: installer.places.path(InstallPlaces.own))
    else { return .another }
    defer { withExtendedLifetime(lock) {} }
    let variables = Environment.variables
    guard SessionBus.address(in: variables) != nil else {
      return .noWatch(SessionBus.Obstacle.noBus.rawValue)
    }
    guard
      let monitor = Helper(SessionBus.watching, environment: SessionBus.environment(variables))
    else { return .noWatch(SessionBus.Obstacle.noProgram.rawValue) }
    var poller = FilePoller([installer.places.path(InstallPlaces.manifest)])
    var (scheme, reported): (Appearance.Scheme?, String?) = (nil, nil)
    // A change while the monitor starts is not printed, so the state is checked once more after the
    // first message.
    var isUnsure = false
    while true {
      let isInstalledAnew = poller.poll()
      if isInstalledAnew, try !installer.follows() { return .nothingToFollow }
      let hasNews = Self.hasNews(monitor)
      let isAsked = hasNews || isUnsure
      isUnsure = hasNews
      if isAsked, case .success(let asked) = SessionBus.askedScheme(in: variables) {
        scheme = asked
      }
      // A failed write is tried again.
      if let scheme, isInstalledAnew || isAsked || reported != nil {
        let answer = apply(scheme)
        if let message = answer.message, message != reported { report(message) }
        reported = answer.isFault ? answer.message : nil
      }
      if monitor.isSilent { return .noWatch("the session bus is gone") }
      Helper.wait(for: [monitor], milliseconds: Self.interval)
    }
  }

  /// Whether the portal has appeared or changed its scheme.
  private static func hasNews(_ monitor: Helper) -> Bool {
    var isThere = false
    while let line = monitor.nextLine() {
      isThere = isThere || line.contains("'\(SessionBus.scheme)'") || line.contains(" is owned by ")
    }
    return isThere
  }

  /// Writes the files of a scheme; returns a message about the change, if any, or the reason of a
  /// failure.
  private func apply(_ scheme: Appearance.Scheme) -> (message: String?, isFault: Bool) {
    do throws(InstallError) {
      let isChanged = try installer.locked { () throws(InstallError) in
        let plan = try installer.planFollowing(scheme)
        try installer.carryOut(plan)
        return !plan.changes.isEmpty
      }
      return (isChanged ? "the installed theme is \(scheme) now" : nil, false)
    } catch {
      return ("\(error)", true)
    }
  }
}
