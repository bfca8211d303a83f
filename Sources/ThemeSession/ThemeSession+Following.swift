import ThemeFormats
import ThemeModel

extension ThemeSession {
  /// Offers what another session does, with all its unsaved edits.
  ///
  /// What was chosen here stays so while it is on offer; appearance and eyes are each session's own.
  public func takeEntries(of other: ThemeSession) {
    list = other.list
    if list[currentID] == nil { currentID = ThemeLibrary.base.id }
    change()
  }
}
