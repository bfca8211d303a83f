/// The colors that an expression may name.
package protocol ColorScope {
  /// The slot of a name in UTF-8; `nil` for a name that is not declared.
  func slot(named name: ArraySlice<UInt8>) -> ColorSlot?

  /// Every name there is, for suggestions.
  var names: [String] { get }
}
