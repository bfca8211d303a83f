/// A specimen that a change paints differently: a picture of it before and after.
struct ReviewPicture: Hashable, Sendable {
  /// The path of the picture: first the painted file, then its path relative to the review's
  /// folder.
  var file: String

  /// The appearance, as files spell it, and the specimen's id.
  let appearance, specimen: String

  /// How many pixels differ, and the largest distance of two colors in OKLab.
  let pixels: Int
  let distance: Double

  /// A description of the picture.
  var words: String { "\(specimen) in \(appearance), before and after" }
}
