import LiverySystem
import ThemeFormats
package import ThemeModel
package import ThemeSource

/// A theme that is shown instead of the current one.
struct ThemePreview {
  let theme: Theme

  /// The ID and the text of the entry for which it is shown.
  let id: String
  let text: SourceText?
}

/// Shows a temporary theme, which cannot be edited, saved or undone.
extension ThemeSession {
  /// The theme that is shown instead of the current one; `nil` after that one's text has changed.
  package var previewedTheme: Theme? {
    guard let preview, preview.id == currentID, preview.text == current?.text else { return nil }
    return preview.theme
  }

  /// Shows a theme instead of the current one, until that is changed or another one selected; with
  /// `nil` shows the current one again.
  package func showPreview(_ theme: Theme?) {
    guard theme != nil || preview != nil else { return }
    preview = theme.map { ThemePreview(theme: $0, id: currentID, text: current?.text) }
    change()
  }

  /// The current theme as its file was last read or written; `nil` if that was not a valid theme.
  package var savedTheme: Theme? {
    guard let entry = current, let work = entry.work else { return nil }
    let text = SourceText(file: work.text.file, bytes: work.saved)
    return (try? read(text, path: place(of: entry)))?.theme
  }

  /// The complete text of the current theme in Livery's own format, and the path for reading it; if
  /// an edit would copy the theme, those of the copy.
  ///
  /// - Throws: An error if the theme's file has errors.
  package func wholeText() throws(SessionError) -> (text: SourceText, path: String?) {
    guard let entry = current, !entry.isBroken, let text = entry.text else {
      throw .refused(current?.allFindings ?? [])
    }
    guard entry.isForeign else { return (text, place(of: entry)) }
    let copy = try livery(entry)
    return (copy, entry.path.map { "\(RegularFile.folder(of: $0))/\(copy.file)" })
  }

  /// Replaces the current theme's text by another one in Livery's own format, in one step; a theme
  /// that is edited as a copy is copied.
  ///
  /// - Throws: The reason why nothing was changed.
  package func setWholeText(_ text: SourceText) throws(SessionError) {
    try edit { $0.document = SourceDocument(livery: text) }
  }
}
