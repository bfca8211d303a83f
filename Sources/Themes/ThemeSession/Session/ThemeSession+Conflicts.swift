import LiverySystem
import ThemeFormats
import ThemeSource

/// Handles files that another program changes while there are unsaved edits.
extension ThemeSession {
  /// Ends a conflict in favor of the unsaved edits: the next save writes them.
  ///
  /// Undo restores the values of the file, and its other changes stay. A file that cannot be merged
  /// with the edits, such as one with errors, is kept as a copy beside it.
  ///
  /// - Returns: The path of the copy, if there is one.
  /// - Throws: An error if the copy cannot be written; the conflict stays.
  @discardableResult
  public func keepMine() throws(SessionError) -> String? {
    guard var entry = current, let conflict = entry.conflict else { return nil }
    var copy: String?
    if let merge = conflict.merge, let theirs = reading(merge.keepingTheirs, of: entry),
      let mine = reading(merge.keepingMine, of: entry)
    {
      entry = redone(entry)
      entry.markSaved(conflict.theirs.bytes)
      for reading in [theirs, mine] { entry.update(with: reading) }
    } else {
      copy = try writeCopy(conflict.theirs.bytes, beside: conflict.theirs.file)
      entry.markSaved(conflict.theirs.bytes)
    }
    list.put(entry)
    endGesture()
    change()
    return copy
  }

  /// Ends a conflict in favor of the file; undo restores the edits.
  ///
  /// Edits of values that only they changed stay.
  public func loadTheirs() {
    guard var entry = current, let conflict = entry.conflict else { return }
    if let merge = conflict.merge, let reading = reading(merge.keepingTheirs, of: entry) {
      entry = redone(entry)
      entry.markSaved(conflict.theirs.bytes)
      entry.update(with: reading)
      list.put(entry)
    } else {
      entry.work = WorkingText(conflict.theirs)
      list.put(updated(entry))
    }
    endGesture()
    change()
  }

  /// An entry with another program's changes of its file merged into its edits; `nil` if both
  /// changed one value, or if there is nothing to merge.
  ///
  /// The change of the file becomes a step below the edits, so that undoing them keeps it. Undone
  /// steps can be redone on top of it.
  func joined(_ entry: ThemeEntry, with theirs: SourceText) -> ThemeEntry? {
    guard entry.isDirty || entry.canRedo, !entry.isBroken, var work = entry.work,
      theirs.bytes != work.saved, theirs.bytes != work.text.bytes
    else { return nil }
    let base = SourceText(file: theirs.file, bytes: work.saved)
    guard let merge = TextMerge(base: base, mine: work.text, theirs: theirs),
      merge.clashes.isEmpty, let reading = reading(merge.keepingMine, of: entry)
    else { return nil }
    let patched = entry.history(above: base.bytes) { bytes in
      let step = SourceText(file: theirs.file, bytes: bytes)
      return TextMerge(base: base, mine: step, theirs: theirs)?.keepingMine.bytes
    }
    var joined = entry
    work.markSaved(theirs.bytes)
    joined.work = work
    if let patched, patched.text == reading.text.bytes {
      joined.update(with: reading, by: patched.history)
    } else {
      joined.update(with: reading)
    }
    return joined
  }

  /// An entry after redoing all undone steps, which another step would make unreachable.
  private func redone(_ entry: ThemeEntry) -> ThemeEntry {
    guard let good = entry.good else { return entry }
    var (history, text) = (entry.history, good.bytes)
    while let next = history.redo(text) { text = next }
    guard text != good.bytes,
      let reading = reading(SourceText(file: good.file, bytes: text), of: entry)
    else { return entry }
    var entry = entry
    entry.update(with: reading, by: history)
    return entry
  }

  /// The reading of a text of an entry; `nil` if it has errors.
  private func reading(_ text: SourceText, of entry: ThemeEntry) -> ThemeReading? {
    try? good(text, path: entry.path)
  }
}
