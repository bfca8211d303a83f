import ThemeFormats
import ThemeModel

extension ThemeSession {
  /// Offers the same themes as another session, with all its unsaved edits.
  ///
  /// The current theme stays the same while it is on offer. Each session has its own appearance and
  /// vision.
  public func updateEntries(from other: ThemeSession) {
    list = other.list
    if list[currentID] == nil { currentID = ThemeLibrary.base.id }
    change()
  }
}
