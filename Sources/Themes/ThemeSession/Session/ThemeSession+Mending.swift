import ThemeFormats
public import ThemeSource

extension ThemeSession {
  /// Applies the fix of a finding about the current theme's text.
  ///
  /// - Throws: An error if that fails. A fix of a text with errors may leave some of them, but
  ///   fewer.
  public func apply(_ fix: Finding.Fix) throws(SessionError) {
    guard let text = current?.editable ?? current?.text else {
      throw .notEditable(name: current?.name ?? currentID)
    }
    let isInside = fix.changes.allSatisfy { change in
      change.location.file == text.file && change.location.range.upperBound <= text.bytes.count
    }
    guard isInside else { throw .cannotSet(key: fix.location.description) }
    try replaceText(with: text.applying(fix.edits))
  }

  /// Replaces the current theme's text by one that was derived from it, such as by fixes.
  ///
  /// - Returns: `false`, without a change, if the text is not `old` any more.
  /// - Throws: An error if the text cannot be replaced.
  package func replaceText(_ old: SourceText, with new: SourceText) throws(SessionError) -> Bool {
    guard current?.text == old else { return false }
    try replaceText(with: new)
    return true
  }

  /// Replaces the current theme's text by another one in the same format, in one step.
  ///
  /// A theme in a format that edits would copy is not copied: the next save writes its own file.
  ///
  /// - Returns: `false`, and nothing changed, where the text is not `old` any more, or of a built-in theme.
  /// - Throws: An error if the text cannot be replaced.
  package func rewriteText(_ old: SourceText, with new: SourceText) throws(SessionError) -> Bool {
    guard var entry = current, entry.text == old, entry.origin != .builtIn else { return false }
    entry.update(with: try good(new, path: place(of: entry)))
    list.put(entry)
    endGesture()
    overrideHistory.forgetUndone()
    change()
    return true
  }

  /// Replaces the current theme's text, which may have errors, by one with fewer errors.
  private func replaceText(with new: SourceText) throws(SessionError) {
    if let entry = current, entry.isForeign { return try offerCopy(of: new) }
    guard var entry = current, entry.findings.hasErrors, entry.editable != nil else {
      return try edit { $0.document = SourceDocument(livery: new) }
    }
    let reading = try read(new, path: place(of: entry))
    let errors = { (findings: [Finding]) in findings.count { $0.severity == .error } }
    guard reading.theme != nil || errors(reading.findings) < errors(entry.findings) else {
      throw .refused(reading.findings)
    }
    entry.update(with: reading, gesture: gesture)
    list.put(entry)
    overrideHistory.forgetUndone()
    change()
  }
}
