/// A view of the inspector with fields.
protocol EditingView: AnyObject {
  /// What is typed into a field and not entered; `nil` where nothing is.
  var typed: String? { get }

  /// Enters what is typed; `false`, with the focus there, where the theme cannot take it.
  func takeTyped() -> Bool
}
