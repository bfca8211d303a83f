public import ThemeSource

extension ThemeSession {
  /// Sets a value of the current theme's text that may have one for each appearance, such as
  /// `styles`, `button`, `radius`.
  ///
  /// One value of the text changes, and `scope` says where that is to be seen. A built-in theme is
  /// edited as a copy, which then is current. An edit that would leave errors is refused.
  public func setShownValue(
    at path: [String], to value: SourceValue, in scope: EditScope = .holding
  ) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.setting(path, to: value, in: scope) }
  }

  /// Removes a value of the current theme's text as it is shown, so that it gets what it inherits; a
  /// font or a rule that would be left empty goes with it.
  public func removeShownValue(at path: [String]) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.removing(path, in: .holding) }
  }

  /// Removes a value or a whole table of the current theme's text, such as a rule.
  public func removeValue(at path: [String]) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.removing(path) }
  }

  /// Sets properties of a rule in the current theme's `[styles]`, and leaves its others; a rule that
  /// is not there is written in one statement.
  ///
  /// - Parameters:
  ///   - key: The rule as the file spells it, such as `button:hover`.
  ///   - members: The properties with their values.
  /// - Throws: Why nothing was changed.
  public func setRule(
    _ key: String, _ members: [SourceValue.Member]
  ) throws(SessionError) {
    try edit { (editor) throws(SessionError) in
      try editor.merging(members, at: ["styles", key])
    }
  }

  /// Removes a trait that the current theme's own file declares, with the values that hold only where
  /// it does.
  ///
  /// - Throws: Why nothing was changed.
  public func removeTrait(_ name: String) throws(SessionError) {
    try edit { (editor) throws(SessionError) in try editor.removing(trait: name) }
  }
}
