import Adwaita
import LiveryGTK
import System
import ThemeFormats
import ThemeSession
import ThemeSource

/// What the menu does with files: open, save, save as, export, and the questions that come with it.
final class FileCommands {
  private static let themes = FileDialog.Filter(
    "Themes",
    ["*.livery.toml", "*.livery.json", "*.toml", "*.json", "*.yaml", "*.yml", "*.css", "*.tokens"])

  private let live: LiveTheme
  private let folder: String?
  private unowned let window: Window
  private var askedConflicts: Set<String> = []

  /// Told what was done, or what cannot be.
  var onMessage: (String) -> Void = { _ in }

  /// Told why a file was not written, and nothing once one was.
  var onFailure: (String?) -> Void = { _ in }

  private var session: ThemeSession { live.session }

  /// Creates the commands of a window, with the folder that themes are saved in.
  init(_ live: LiveTheme, window: Window, folder: String?) {
    (self.live, self.window, self.folder) = (live, window, folder)
  }

  func open() {
    FileDialog.open("Open Themes", filters: [Self.themes], over: window) { [weak self] in
      self?.live.open($0)
    }
  }

  /// Saves the current theme, or asks where to.
  func save(_ done: @escaping () -> Void = {}) {
    do throws(SessionError) {
      try session.save()
      onFailure(nil)
      done()
    } catch {
      switch error {
      case .noFile: saveAs(done)
      case .changedOnDisk: askAboutConflict()
      case .notEditable where session.current?.origin == .builtIn: saveAs(done)
      default: say(error)
      }
    }
  }

  func saveAs(_ done: @escaping () -> Void = {}) {
    guard let entry = session.current else { return }
    let old = entry.path.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let place = entry.path.map(RegularFile.folder(of:)) ?? themeFolder()
    FileDialog.save(
      "Save Theme", name: old ?? "\(entry.id).livery.toml", folder: place, over: window
    ) { [weak self] path in
      guard let self else { return }
      do throws(SessionError) {
        _ = try session.saveAs(path)
        onFailure(nil)
        done()
      } catch {
        say(error)
      }
    }
  }

  /// Asks what to write the theme as, by the ending of the file's name.
  func export() {
    guard let theme = session.current?.theme, let entry = session.current else { return }
    FileDialog.save(
      "Export", name: "\(entry.id).css", folder: entry.path.map(RegularFile.folder(of:)),
      over: window
    ) { [weak self] path in
      guard let self else { return }
      guard let format = ThemeFormat(ending: path) else {
        return onMessage(
          "The name must end in .css, .json, .yaml, .tokens.json or .livery.toml")
      }
      var writer = ThemeWriter(theme)
      writer.appearance = session.look.appearance
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let written = writer.written(as: format, named: name)
      do throws(FileError) {
        for file in written.files {
          try AtomicFile.write(file.bytes, to: "\(RegularFile.folder(of: path))/\(file.name)")
        }
        let lost = written.omissions.first.map { ", but \($0.message)" } ?? ""
        onFailure(nil)
        onMessage("Exported “\(name)”\(lost)")
      } catch {
        onFailure("\(error)".capitalizedFirst)
      }
    }
  }

  /// The folder of the user's themes, which is made where it is not there.
  private func themeFolder() -> String? {
    guard let folder else { return nil }
    return (try? AtomicFile.createFolder(folder)).map { folder }
  }

  private func say(_ problem: SessionError) {
    onFailure("\(problem)".capitalizedFirst)
  }
}

extension FileCommands {
  /// Asks which to keep where a file changed while there were unsaved edits of it; once a change.
  func watchForConflicts() {
    guard let entry = session.current else { return }
    guard entry.conflict != nil else {
      askedConflicts.remove(entry.id)
      return
    }
    guard window.isMapped, askedConflicts.insert(entry.id).inserted else { return }
    askAboutConflict()
  }

  private func askAboutConflict() {
    guard let entry = session.current, entry.conflict != nil else { return }
    let name = entry.path?.split(separator: "/").last.map(String.init) ?? entry.name
    MessageDialog.ask(
      "File Changed on Disk",
      body:
        "“\(name)” was changed by another program while you had unsaved changes. Undo brings back what you do not keep.",
      answers: [
        .init("later", "_Decide Later"), .init("theirs", "Load _File"),
        .init("mine", "Keep _Mine", .suggested),
      ], preferred: "mine", over: window
    ) { [weak self] answer in
      guard let self, session.current?.id == entry.id else { return }
      switch answer {
      case "mine": session.keepMine()
      case "theirs": session.takeTheirs()
      default: break
      }
    }
  }

  /// Takes a theme off the list, after a question where it has unsaved changes.
  func close(_ id: String) {
    let isAsked = askBeforeClosing(only: [id]) { [weak self] in
      guard let session = self?.session else { return }
      // A copy that was just saved goes by the name of its file.
      session.close(session.entry(id) == nil ? session.currentID : id)
    }
    if !isAsked { session.close(id) }
  }

  /// Asks about unsaved changes before `close` is called.
  ///
  /// - Parameters:
  ///   - ids: The themes that are closed; all of them where it is `nil`.
  ///   - close: Called once nothing is in the way.
  /// - Returns: Whether there is something to be asked.
  func askBeforeClosing(only ids: [String]? = nil, _ close: @escaping () -> Void) -> Bool {
    let unsaved = session.entries.filter { $0.isDirty && ids?.contains($0.id) ?? true }
    guard !unsaved.isEmpty else { return false }
    let names = unsaved.map { "“\($0.name)”" }.joined(separator: ", ")
    MessageDialog.ask(
      "Save Changes?",
      body: "There are unsaved changes in \(names). What is not saved will be lost.",
      answers: [
        .init("cancel", "_Cancel"), .init("discard", "_Discard", .destructive),
        .init("save", "_Save", .suggested),
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

  /// Saves one after the other; what cannot be saved ends it.
  private func saveAll(_ ids: [String], _ done: @escaping () -> Void) {
    guard let id = ids.first else { return done() }
    session.select(id)
    save { [weak self] in self?.saveAll(Array(ids.dropFirst()), done) }
  }
}
