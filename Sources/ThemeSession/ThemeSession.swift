public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// Themes being looked at and worked on: which one is current, in what appearance, and who is told.
///
/// A session knows no window. A theme that cannot be loaded leaves the last good one in place and
/// its findings to be read. Changes are joined: observers are told once, by `flush()`, however many
/// changes came before it.
public final class ThemeSession {
  /// Finds and reads the themes.
  public let library: ThemeLibrary

  /// The themes on offer, the built-in ones first, then opened files in the order of opening.
  public private(set) var entries: [ThemeEntry]

  /// The id of the entry that was chosen; what is shown is its last good theme.
  public private(set) var currentID: String

  /// What is shown.
  public private(set) var look: ThemeLook

  private var scheme: Appearance.Scheme = .light
  private var options: TraitSet = []
  private var observers: [Observer] = []
  private var isChanged = false
  private let schedule: ((ThemeSession) -> Void)?

  /// Starts a session with the built-in themes, the base theme current, in light.
  ///
  /// - Parameters:
  ///   - library: Where themes are found.
  ///   - schedule: Called at the first change after a flush; it must see to it that `flush()` is
  ///     called soon, before the next frame say. Without it every change is told at once.
  public init(library: ThemeLibrary, schedule: ((ThemeSession) -> Void)? = nil) {
    self.library = library
    self.schedule = schedule
    entries = ThemeLibrary.builtInIDs.compactMap { id in
      ThemeLibrary.builtIn(id).map { ThemeEntry(id: id, path: nil, reading: $0) }
    }
    currentID = ThemeLibrary.base.id
    look = ThemeLook(ThemeLibrary.base, .light)
  }

  /// The entry that was chosen.
  public var current: ThemeEntry? { entries.first { $0.id == currentID } }

  /// What is to be said of the file that was chosen.
  public var diagnostics: [Diagnostic] { current?.diagnostics ?? [] }

  /// Chooses a theme on offer; `false` where none has the id.
  @discardableResult
  public func select(_ id: String) -> Bool {
    guard entries.contains(where: { $0.id == id }) else { return false }
    currentID = id
    change()
    return true
  }

  /// Asks for a scheme; a theme made for the other alone keeps to that.
  public func setScheme(_ scheme: Appearance.Scheme) {
    self.scheme = scheme
    change()
  }

  /// Asks for traits beside the scheme.
  public func setOptions(_ options: TraitSet) {
    self.options = options.subtracting([.light, .dark])
    change()
  }

  /// Opens a file, or reads it again if it is open, and chooses it.
  ///
  /// - Parameter path: The file.
  /// - Returns: The id of its entry.
  @discardableResult
  public func open(_ path: String) -> String {
    if let known = entries.firstIndex(where: { $0.path == path }) {
      read(known)
      select(entries[known].id)
      return entries[known].id
    }
    entries.append(ThemeEntry(id: freeID(for: path), path: path))
    read(entries.count - 1)
    let id = entries[entries.count - 1].id
    select(id)
    return id
  }

  /// Reads an open file again; the last good theme stays where it now has errors.
  public func reload(_ path: String) {
    guard let known = entries.firstIndex(where: { $0.path == path }) else { return }
    read(known)
    change()
  }

  private func read(_ index: Int) {
    guard let path = entries[index].path else { return }
    do throws(ThemeFileProblem) {
      entries[index].take(try library.readFile(path))
    } catch {
      entries[index].fail(error)
    }
  }

  /// An id that no entry has: the file's own, or with a number behind it.
  private func freeID(for path: String) -> String {
    let id = ThemeLibrary.id(ofFile: path)
    let taken = Set(entries.map(\.id))
    guard taken.contains(id) else { return id }
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }
}

extension ThemeSession {
  /// Someone who is told of changes, as long as the owner lives.
  private struct Observer {
    weak var owner: AnyObject?
    let body: (ThemeSession) -> Void
  }

  /// Tells `body` of what is shown, now and after each change, until `owner` is gone.
  ///
  /// - Parameters:
  ///   - owner: Held weakly; what `body` captures must not keep it alive.
  ///   - body: Called with the session.
  public func observe(_ owner: AnyObject, _ body: @escaping (ThemeSession) -> Void) {
    observers.append(Observer(owner: owner, body: body))
    body(self)
  }

  /// Tells the observers of all changes since the last time, once; of none, nobody.
  public func flush() {
    guard isChanged else { return }
    isChanged = false
    let theme = current?.theme ?? look.theme
    look = ThemeLook(theme, Appearance(scheme, options))
    observers.removeAll { $0.owner == nil }
    for observer in observers where observer.owner != nil { observer.body(self) }
  }

  private func change() {
    guard !isChanged else { return }
    isChanged = true
    if let schedule { schedule(self) } else { flush() }
  }
}
