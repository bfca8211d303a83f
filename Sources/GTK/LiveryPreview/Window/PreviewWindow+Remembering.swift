import LiveryAdwaita
import LiveryGTK
import LiverySystem

extension PreviewWindow {
  /// Opens the files of the last window without showing them, and remembers the open files from now
  /// on.
  ///
  /// Missing files are reported; files that crashed the last window are skipped, as its notice
  /// says.
  func openLastFiles(after recovery: Recovery? = nil) {
    let suspect = recovery?.suspect
    let skipped =
      (recovery?.skipped ?? []) + [suspect?.theme, suspect?.beside].compactMap { $0?.path }
    let files = remembered.files(
      skipping: skipped, isLastResort: recovery?.isLastResort ?? false)
    live.offer(files.there) { [weak self] in
      guard let self else { return }
      remembered.begin(live.session)
      if !files.gone.isEmpty { sayOnceShown(Self.words(forGone: files.gone)) }
    }
  }

  private static func words(forGone paths: [String]) -> String {
    let name = RegularFile.name(of: paths[0])
    let rest = paths.count - 1
    return rest == 0
      ? translated("“\(name)” is gone, and not opened again")
      : translated(
        "“\(name)” and \(rest) other file are gone, and not opened again",
        or: "“\(name)” and \(rest) other files are gone, and not opened again", count: rest)
  }

  /// Shows a persistent toast as soon as there is a window.
  private func sayOnceShown(_ text: String) {
    let say = { [weak self] in
      guard let self else { return }
      toasts.warn(text)
    }
    guard !window.isMapped else { return say() }
    var isFirst = true
    window.onMapped { [weak self] in
      guard isFirst else { return }
      isFirst = false
      self?.window.afterPaint(say)
    }
  }
}
