/// A picture that a file declares, with its values by appearance.
struct PictureDeclaration: Sendable {
  let name: String
  /// The indices of the values in the layer's list.
  let values: Range<Int>
}
