/// A picture that a file declares, with its values by appearance.
package struct PictureDeclaration: Sendable {
  let name: String
  /// The indices of the values in the layer's list.
  let values: Range<Int>

  package init(name: String, values: Range<Int>) {
    (self.name, self.values) = (name, values)
  }
}
