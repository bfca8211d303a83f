import Adwaita
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// Finds the roles of pages for the window, in a program beside it, and keeps what was found.
///
/// Finding paints a page a hundred times, which nobody is to see or to wait for.
final class RoleFinder {
  /// What a map depends on: a theme's rules and its scheme say which colors are used, not how they
  /// look.
  private struct Key: Hashable {
    let page: Page
    let rules: String
    let appearance: Appearance

    init(_ page: Page, _ look: ThemeLook) {
      (self.page, rules, appearance) = (page, look.rules, look.appearance)
    }
  }

  /// How often is asked whether the program is done, in ms.
  private static let pulse = 40

  private let program: String
  private var found: [Key: RoleMap] = [:]
  private var search: (key: Key, helper: Helper)?
  private var lines: [String] = []
  private var next: ScheduledCall?

  /// Told what was found, unless something else was asked for in the meantime.
  var onFound: (RoleMap) -> Void = { _ in }

  /// Creates a finder that starts a program of its own for each page.
  init(program: String = "\(Program.folder ?? ".")/livery-preview") {
    self.program = program
  }

  isolated deinit {
    stop()
  }

  /// The map of a page in a look; `nil` while it is still being looked for.
  func map(of page: Page, in look: ThemeLook) -> RoleMap? {
    let key = Key(page, look)
    if let known = found[key] { return known }
    if search?.key != key { start(key, look) }
    return nil
  }

  /// Looks for nothing any more.
  func stop() {
    next?.cancel()
    search?.helper.kill()
    search?.helper.wait()
    (next, search, lines) = (nil, nil, [])
  }

  private func start(_ key: Key, _ look: ThemeLook) {
    stop()
    let theme = look.theme
    let isBuiltIn = ThemeLibrary.builtIn(theme.id)?.theme?.source.bytes == theme.source.bytes
    let traits = theme.traits.names(in: look.appearance.traits).joined(separator: "+")
    let words =
      [program, "roles", "--page", key.page.rawValue, "--appearance", traits]
      + (isBuiltIn ? ["--", theme.id] : ["--path", theme.source.file, "--", "-"])
    guard let helper = Helper(words, log: "/dev/null") else { return }
    search = (key, helper)
    if !isBuiltIn { helper.send(String(decoding: theme.source.bytes, as: UTF8.self)) }
    helper.finish()
    listen()
  }

  private func listen() {
    next = .after(milliseconds: Self.pulse) { [weak self] in
      guard let self, let search else { return }
      while let line = search.helper.nextLine() { lines.append(line) }
      guard search.helper.isSilent else { return listen() }
      search.helper.wait()
      let map = RoleMap(page: search.key.page, lines: lines)
      (next, self.search, lines) = (nil, nil, [])
      found[search.key] = map
      onFound(map)
    }
  }
}

extension RoleMap {
  /// Reads what `livery-preview roles` prints of one page.
  init(page: Page, lines: [String]) {
    var names: [String] = []
    var roles: [String: [ColorRole]] = [:]
    var role: ColorRole?
    for line in lines {
      guard line.hasPrefix("  ") else {
        role = ColorRole(name: line)
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      guard let role, words.first == page.rawValue else { continue }
      for name in words.dropFirst() {
        if roles[name] == nil { names.append(name) }
        roles[name, default: []].append(role)
      }
    }
    self.init(
      page: page, specimens: names.map { Specimen(name: $0, roles: roles[$0] ?? []) })
  }
}
