import LiverySystem
import ThemeModel
package import ThemeSession

/// Reading the files of themes, and following them.
extension LiveryTheme {
  /// Opens files, makes the first one current, and watches them from now on.
  ///
  /// While that takes long, the present theme stays on screen; it also stays if another was chosen
  /// meanwhile. Then `onOpened` is called.
  package func open(_ paths: [String], onOpened: @escaping () -> Void = {}) {
    guard !paths.isEmpty else { return }
    openings += 1
    let (opening, current) = (openings, session.currentID)
    reader.read(paths.map(session.request)) { [weak self] in
      guard let self else { return }
      session.open($0, isShown: opening == openings && current == session.currentID)
      updateWatch()
      onOpened()
    }
  }

  /// Restores a state of the session, and watches its files from now on.
  package func restore(
    _ snapshot: SessionSnapshot, onRestored: @escaping (ThemeSession) -> Void = { _ in }
  ) {
    reader.read(session.requests(for: snapshot)) { [weak self] in
      guard let self else { return }
      session.restore(snapshot, with: $0)
      updateWatch()
      onRestored(session)
    }
  }

  /// Opens files without showing them, and watches them from now on.
  package func offer(_ paths: [String], onOpened: @escaping () -> Void) {
    reader.read(paths.map(session.request)) { [weak self] in
      guard let self else { return }
      session.open($0, isShown: false)
      updateWatch()
      onOpened()
    }
  }

  /// Opens a file without showing it, and watches it from now on.
  package func offer(_ path: String, onOpened: @escaping (_ id: String) -> Void) {
    reader.read([session.request(ofFile: path)]) { [weak self] in
      guard let self else { return }
      let ids = session.open($0, isShown: false)
      updateWatch()
      ids.first.map(onOpened)
    }
  }

  /// Reads changed files again; the themes that depend on them change, too.
  ///
  /// Files that change meanwhile are read afterwards.
  func reload(_ paths: [String]) {
    guard !isReloading else {
      changedMeanwhile += paths
      return
    }
    isReloading = true
    let saved = paths.lazy.compactMap(Moment.ofLastWrite).max() ?? watch.noticedAt
    reader.read(session.requests(dependingOn: paths)) { [weak self] in
      guard let self else { return }
      isReloading = false
      let before = session.current?.theme?.sources
      session.reload(paths, with: $0)
      // A theme with errors is not shown, and one that this window saved is already shown.
      if session.current?.theme?.sources != before { (began, reloaded) = (saved, paths) }
      // The themes may extend other files than before.
      updateWatch()
      let meanwhile = changedMeanwhile
      changedMeanwhile = []
      if !meanwhile.isEmpty { reload(meanwhile) }
    }
  }

  /// Watches the files that the entries were read from.
  func updateWatch() {
    guard followsFiles else { return }
    watch.watch(session.entries.flatMap(\.files))
  }
}
