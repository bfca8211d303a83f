import LiveryAdwaita

extension Label {
  /// The maximum number of characters of a row's name that are shown in full, at the cost of the
  /// text beside it.
  private static let most = 22

  /// Makes this label the name of an inspector row, which takes the remaining space.
  func ellipsizeName() {
    ellipsize(leavingCharacters: min(text.count, Self.most))
    hexpand = true
  }
}
