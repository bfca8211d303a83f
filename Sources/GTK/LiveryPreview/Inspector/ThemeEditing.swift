import LiveryGallery
import ThemeSession

/// A view that edits the current theme, and reports why an edit is refused.
protocol ThemeEditing: AnyObject {
  /// Called with a message to show for a moment.
  var onSaid: (String) -> Void { get }
}

extension ThemeEditing {
  /// Makes an edit; `false` if it is refused.
  @discardableResult
  func attempt(_ edit: () throws(SessionError) -> Void) -> Bool {
    do throws(SessionError) {
      try edit()
      return true
    } catch {
      onSaid("\(error)".capitalizedFirst)
      return false
    }
  }
}
