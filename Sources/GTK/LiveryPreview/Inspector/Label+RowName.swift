import LiveryAdwaita

extension Label {
  /// The most characters of a row's name for which what stands beside it gives way.
  private static let most = 22

  /// Makes this the name of a row in the inspector, which takes the room that is left.
  func ellipsizeName() {
    ellipsize(leavingCharacters: min(text.count, Self.most))
    hexpand = true
  }
}
