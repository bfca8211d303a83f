import CommandLineKit
import LiveryAdwaita
package import LiveryGallery
package import LiverySystem
package import ThemeModel
package import ThemeSession

/// Finds the roles of pages for the window, in a separate program, and keeps the results.
///
/// The user should not see pages painted in other colors, or wait for them. The program is asked
/// for one role at a time, so that the most urgent role is always the next.
package final class RoleFinder {
  /// The key of findings: a theme's rules and its scheme, but not the colors themselves.
  private struct Key: Hashable {
    let page: Page
    let rules: String
    let appearance: Appearance

    init(_ page: Page, _ loadedTheme: LoadedTheme) {
      (self.page, rules, appearance) = (page, loadedTheme.rules, loadedTheme.appearance)
    }
  }

  /// The program, which has built a page and waits for roles.
  private struct Search {
    let key: Key
    let helper: Helper

    /// The role of the next answer.
    var role: ColorRole?
  }

  /// The interval between two checks for an answer, in ms.
  private static let interval = 10

  /// The number of pages and themes for which findings are kept.
  static let limit = 24

  /// The path of the program that finds roles.
  package static let program = "\(Program.folder ?? ".")/livery-preview"

  private let words: [String]
  private var found: [Key: RoleFindings] = [:]

  /// The keys of `found`, the most recently used last.
  private var recent: [Key] = []

  /// The folder of the file with the theme, created at first use.
  private var folder: PrivateFolder?
  private var search: Search?
  private var wanted: [ColorRole] = []
  private var next: ScheduledCall?

  /// Called when more is known, or when the search has ended early.
  package var onFound: () -> Void = {}

  /// Creates a finder that starts a program for each page.
  package init(words: [String] = [RoleFinder.program, "role-worker"]) {
    self.words = words
  }

  isolated deinit {
    stop()
    folder?.remove()
  }

  /// The number of pages and themes that have findings.
  var count: Int { found.count }

  /// Returns the findings for a page in a theme, and starts a search for the roles, in order.
  package func findings(on page: Page, in loadedTheme: LoadedTheme, for roles: [ColorRole])
    -> RoleFindings
  {
    let key = Key(page, loadedTheme)
    let known = remember(key)
    wanted = known.failure == nil ? roles.filter { known.specimens(of: $0) == nil } : []
    if search?.key != key {
      stop()
      if !wanted.isEmpty { start(key, loadedTheme) }
    }
    ask()
    return found[key] ?? known
  }

  /// Stores the findings for a key, which becomes the most recent one; the least recent ones are
  /// discarded.
  private func remember(_ key: Key) -> RoleFindings {
    recent.removeAll { $0 == key }
    recent.append(key)
    if recent.count > Self.limit { found[recent.removeFirst()] = nil }
    return found[key] ?? RoleFindings()
  }

  package func stop() {
    next?.cancel()
    if let search {
      search.helper.kill()
      search.helper.reap()
    }
    (next, search) = (nil, nil)
  }

  private func start(_ key: Key, _ loadedTheme: LoadedTheme) {
    // A program may end while this one writes to it.
    Terminal.ignoreClosedPipes()
    guard let job = job(for: key.page, loadedTheme), let helper = Helper(words, log: "/dev/null")
    else {
      found[key, default: RoleFindings()].failure = .noProgram
      return
    }
    search = Search(key: key, helper: helper)
    helper.send(job.line)
  }

  /// The job for the program; `nil` if the theme cannot be written to a file.
  private func job(for page: Page, _ loadedTheme: LoadedTheme) -> RoleJob? {
    PassedTheme(loadedTheme, in: &folder).map { handed in
      RoleJob(
        page: page, theme: handed.theme, text: handed.text, release: handed.release,
        appearance: handed.appearance)
    }
  }

  /// Requests the most urgent role, unless an answer is pending.
  private func ask() {
    guard let search, search.role == nil, let role = wanted.first else { return }
    self.search?.role = role
    search.helper.send(role.name)
    listen()
  }

  private func listen() {
    next = .after(milliseconds: Self.interval) { [weak self] in self?.hear() }
  }

  private func hear() {
    guard let search, let role = search.role else { return }
    if let finding = search.helper.nextLine().flatMap(RoleFinding.init(line:)) {
      found[search.key, default: RoleFindings()].add(role, finding.specimens)
      self.search?.role = nil
      wanted.removeAll { $0 == role }
    } else if search.helper.isSilent {
      found[search.key, default: RoleFindings()].failure = .ended
      stop()
    } else {
      return listen()
    }
    onFound()
    ask()
  }
}

extension Helper {
  /// Waits for the end of a program that was asked to end, without blocking the window.
  package func reap() {
    ScheduledCall.after(milliseconds: 10) { [self] in
      while nextLine() != nil {}
      if isSilent { wait() } else { reap() }
    }
  }
}
