/// Pictures of two times two pixels, for backgrounds on which text cannot be read.
enum FaultPictures {
  /// Cream, for text that is light.
  static let light = data(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mP48uEJEDG8eH"
      + "QBiABM/ArFzKimzwAAAABJRU5ErkJggg==")

  /// Nearly black, for text that is dark.
  static let dark = data(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mPQ0tIDIgYbCx"
      + "MgAgAPWAJV1YnUgQAAAABJRU5ErkJggg==")

  private static func data(_ base64: String) -> String { "data:image/png;base64,\(base64)" }
}
