import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeSession

/// The commands of the menu for files: open, save, save as, close, with their questions.
final class FileCommands {
  private static let themes = FileDialog.Filter(
    translated("Themes"),
    ["*.livery.toml", "*.livery.json", "*.toml", "*.json", "*.yaml", "*.yml", "*.css", "*.tokens"])

  private let live: LiveryTheme
  private let folder: String?
  private unowned let window: Window
  private let toasts: ToastOverlay
  /// The themes whose conflicts were already asked about or are being asked about.
  private var askedConflicts: Set<String> = []
  private var openConflicts: Set<String> = []

  /// Called when a person wants no copy of a theme that cannot be edited.
  var onCopyRefused: () -> Void = {}

  private var session: ThemeSession { live.session }

  init(_ live: LiveryTheme, window: Window, folder: String?, toasts: ToastOverlay) {
    (self.live, self.window, self.folder, self.toasts) = (live, window, folder, toasts)
  }

  func open() {
    FileDialog.open(translated("Open Themes"), filters: [Self.themes], over: window) {
      [weak self] in
      self?.live.open($0)
    }
  }

  /// Saves the current theme; asks for a file if it has none.
  func save(_ done: @escaping () -> Void = {}) {
    do throws(SessionError) {
      try session.save()
      toasts.warn(nil)
      done()
    } catch {
      switch error {
      case .noFile: saveAs(done)
      case .changedOnDisk: askAboutConflict()
      case .file where session.current?.lacksReadableFile == true:
        warn(error)
        saveAs(done)
      case .notEditable where session.current?.origin == .builtIn: saveAs(done)
      default: warn(error)
      }
    }
  }

  func saveAs(_ done: @escaping () -> Void = {}) {
    guard let entry = session.current else { return }
    guard !entry.isForeign else {
      return offerCopy { [weak self] in self?.saveAs(done) }
    }
    let folder = entry.path.map(RegularFile.folder(of:)) ?? userFolder()
    FileDialog.save(
      translated("Save Theme"), name: entry.path.map(RegularFile.name) ?? "\(entry.id).livery.toml",
      folder: folder, over: window
    ) { [weak self] path in
      guard let self else { return }
      do throws(SessionError) {
        _ = try session.saveAs(path)
        toasts.warn(nil)
        done()
      } catch {
        warn(error)
      }
    }
  }

  /// Offers a copy of the current theme in Livery's own format, and calls `done` after it is open.
  private func offerCopy(_ done: @escaping () -> Void) {
    do throws(SessionError) {
      try session.offerCopy(then: done)
    } catch {
      warn(error)
    }
  }

  /// Asks whether the user wants to edit the offered copy of a theme.
  func askForCopy(of entry: ThemeEntry) {
    let name = entry.path.map(RegularFile.name) ?? entry.name
    // The field of the edit closes first.
    ScheduledCall.whenIdle { [weak self] in
      guard let self else { return }
      MessageDialog.ask(
        translated("Edit a Copy as a Livery Theme?"),
        body: translated(
          "“\(name)” is in a format that Livery reads and does not edit. The file stays as it is, and the copy is yours to save."
        ),
        answers: [
          .init("cancel", translated("_Cancel")),
          .init("copy", translated("_Edit a Copy"), .suggested),
        ], preferred: "copy", over: window
      ) { [weak self] in self?.answer(isWanted: $0 == "copy") }
    }
  }

  private func answer(isWanted: Bool) {
    guard isWanted else {
      session.refuseCopy()
      return onCopyRefused()
    }
    session.acceptCopy()
    toasts.say(translated("“\(session.currentName)” is a Livery theme now, and not saved yet"))
  }

  /// The folder of the user's themes, which is created if necessary.
  private func userFolder() -> String? {
    guard let folder else { return nil }
    return (try? AtomicFile.createFolder(folder)).map { folder }
  }

  private func warn(_ error: any Error) {
    toasts.warn("\(error)".capitalizedFirst)
  }
}

extension FileCommands {
  /// Asks once what to keep if a file changed while the theme had unsaved edits.
  func askAboutNewConflict() {
    guard let entry = session.current else { return }
    guard entry.conflict != nil else {
      askedConflicts.remove(entry.id)
      return
    }
    guard window.isMapped, !askedConflicts.contains(entry.id) else { return }
    askAboutConflict()
  }

  private func askAboutConflict() {
    guard let entry = session.current, entry.conflict != nil,
      openConflicts.insert(entry.id).inserted
    else { return }
    askedConflicts.insert(entry.id)
    MessageDialog.ask(
      translated("File Changed on Disk"), body: Self.words(of: entry),
      answers: [
        .init("later", translated("_Decide Later")), .init("theirs", translated("Load _File")),
        .init("mine", translated("Keep _Mine")),
      ], preferred: "later", over: window
    ) { [weak self] answer in
      self?.openConflicts.remove(entry.id)
      guard let self, session.current?.id == entry.id else { return }
      switch answer {
      case "mine": keepMine()
      case "theirs": session.loadTheirs()
      default: break
      }
    }
  }

  private func keepMine() {
    do throws(SessionError) {
      guard let copy = try session.keepMine() else { return }
      toasts.warn(
        translated("What the other program wrote is kept as “\(RegularFile.name(of: copy))”"))
    } catch {
      warn(error)
    }
  }

  /// How many values that two programs changed are named.
  private static let mostClashes = 5

  /// A description of another program's change in the theme's file, and of its effect.
  private static func words(of entry: ThemeEntry) -> String {
    let name = entry.path.map(RegularFile.name) ?? entry.name
    let clashes = entry.conflict?.clashes ?? []
    guard !clashes.isEmpty else {
      return translated(
        "“\(name)” was changed by another program while you had unsaved changes, so that both cannot be joined. If you load it, undo brings back your changes; if you keep yours, the file is kept as a copy."
      )
    }
    let none = translated("not set")
    let lines = clashes.prefix(mostClashes).map { clash in
      let (mine, theirs) = (clash.mine ?? none, clash.theirs ?? none)
      return translated("\(clash.key): \(mine) here, \(theirs) in the file")
    }
    let rest = clashes.count > mostClashes ? ["…"] : []
    return
      ([
        translated(
          "“\(name)” was changed by another program where you had unsaved changes. Undo brings back what you do not keep."
        ), "",
      ] + lines + rest).joined(separator: "\n")
  }

  /// Closes a theme, after asking about unsaved changes.
  func close(_ id: String) {
    let isAsked = askBeforeClosing(only: [id]) { [weak self] in
      guard let session = self?.session else { return }
      // A copy that was just saved has the ID of its file.
      session.close(session.entry(id) == nil ? session.currentID : id)
    }
    if !isAsked { session.close(id) }
  }

  /// Asks about unsaved changes of some or all themes, and calls `close` if the user agrees;
  /// returns `false` without a call if there are none.
  func askBeforeClosing(only ids: [String]? = nil, _ close: @escaping () -> Void) -> Bool {
    let unsaved = session.entries.filter { $0.isDirty && ids?.contains($0.id) ?? true }
    guard !unsaved.isEmpty else { return false }
    let names = unsaved.map { "“\($0.name)”" }.joined(separator: ", ")
    MessageDialog.ask(
      translated("Save Changes?"),
      body: translated("There are unsaved changes in \(names). What is not saved will be lost."),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init("discard", translated("_Discard"), .destructive),
        .init("save", translated("_Save"), .suggested),
      ], preferred: "save", over: window
    ) { [weak self] answer in
      switch answer {
      case "discard": close()
      case "save": self?.saveAll(unsaved.map(\.id), close)
      default: break
      }
    }
    return true
  }

  /// Saves one theme after the other, until one cannot be saved.
  private func saveAll(_ ids: [String], _ done: @escaping () -> Void) {
    guard let id = ids.first else { return done() }
    session.select(id)
    save { [weak self] in self?.saveAll(Array(ids.dropFirst()), done) }
  }
}
