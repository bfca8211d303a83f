/// A specimen that a change paints in another way: a picture of it before and after.
struct ReviewPicture: Hashable, Sendable {
  /// The file: first the one that was painted, then that in the folder of the review, from there on.
  var file: String

  /// The appearance, as files spell it, and the specimen's id.
  let appearance, specimen: String

  /// How many pixels differ, and the largest distance of two colors in OKLab.
  let pixels: Int
  let distance: Double

  /// What it shows, in words.
  var words: String { "\(specimen) in \(appearance), before and after" }
}
