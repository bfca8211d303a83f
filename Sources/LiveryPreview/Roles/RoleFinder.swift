import Adwaita
import Console
import System
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// Finds the roles of pages for the window, in a program beside it, and keeps what was found.
///
/// Painting pages in other colors is nothing that anyone is to see or to wait for. The program is
/// asked for one role at a time, so that the role that is wanted most is always the next.
final class RoleFinder {
  /// What findings depend on: a theme's rules and its scheme say which colors are used, not how they
  /// look.
  private struct Key: Hashable {
    let page: Page
    let rules: String
    let appearance: Appearance

    init(_ page: Page, _ look: ThemeLook) {
      (self.page, rules, appearance) = (page, look.rules, look.appearance)
    }
  }

  /// The program, which has a page built and waits to be asked.
  private struct Search {
    let key: Key
    let helper: Helper
    var asked: ColorRole?
  }

  /// How often is looked whether an answer has come, in ms.
  private static let pulse = 10

  private let words: [String]
  private var found: [Key: RoleFindings] = [:]
  private var search: Search?
  private var wanted: [ColorRole] = []
  private var next: ScheduledCall?

  /// Told that more is known, or that no more ever will be.
  var onFound: () -> Void = {}

  /// Creates a finder.
  ///
  /// - Parameter words: The command line of the program that it starts for each page.
  init(words: [String] = ["\(Program.folder ?? ".")/livery-preview", "role-worker"]) {
    self.words = words
  }

  isolated deinit {
    stop()
  }

  /// What is known of a page in a look, while what is missing is looked for.
  ///
  /// - Parameters:
  ///   - page: The page that is shown.
  ///   - look: What it is shown in.
  ///   - roles: What to look for, the first first.
  /// - Returns: What was found until now.
  func findings(on page: Page, in look: ThemeLook, for roles: [ColorRole]) -> RoleFindings {
    let key = Key(page, look)
    let known = found[key] ?? RoleFindings()
    wanted = known.isBroken ? [] : roles.filter { known.specimens(of: $0) == nil }
    if search?.key != key {
      stop()
      if !wanted.isEmpty { start(key, look) }
    }
    ask()
    return known
  }

  /// Looks for nothing any more.
  func stop() {
    next?.cancel()
    if let search {
      search.helper.kill()
      Self.bury(search.helper)
    }
    (next, search) = (nil, nil)
  }

  /// Waits for the end of a program that was killed, without holding the window up.
  private static func bury(_ helper: Helper) {
    ScheduledCall.after(milliseconds: pulse) {
      while helper.nextLine() != nil {}
      if helper.isSilent { helper.wait() } else { bury(helper) }
    }
  }

  private func start(_ key: Key, _ look: ThemeLook) {
    let theme = look.theme
    let isBuiltIn = ThemeLibrary.builtIn(theme.id)?.theme?.source.bytes == theme.source.bytes
    // A program may die while it is spoken to.
    Terminal.ignoreClosedPipes()
    guard let helper = Helper(words, log: "/dev/null") else { return }
    search = Search(key: key, helper: helper)
    helper.send(
      RoleJob(
        page: key.page, theme: isBuiltIn ? theme.id : theme.source.file,
        text: isBuiltIn ? nil : String(decoding: theme.source.bytes, as: UTF8.self),
        appearance: theme.traits.names(in: look.appearance.traits).joined(separator: "+")
      ).line)
  }

  /// Asks for the role that is wanted most, unless an answer is still to come.
  private func ask() {
    guard let search, search.asked == nil, let role = wanted.first else { return }
    self.search?.asked = role
    search.helper.send(role.name)
    listen()
  }

  private func listen() {
    next = .after(milliseconds: Self.pulse) { [weak self] in self?.hear() }
  }

  private func hear() {
    guard let search, let role = search.asked else { return }
    if let finding = search.helper.nextLine().flatMap(RoleFinding.init(line:)) {
      found[search.key, default: RoleFindings()].add(role, finding.specimens)
      self.search?.asked = nil
      wanted.removeAll { $0 == role }
    } else if search.helper.isSilent {
      found[search.key, default: RoleFindings()].isBroken = true
      stop()
    } else {
      return listen()
    }
    onFound()
    ask()
  }
}
