/// A change that was shown.
package struct ShownChange: Hashable {
  /// The files that were reloaded for it; none for a change in the window.
  package let files: [String]

  /// From the change, or from the save of the file, to the end of the first frame that shows it.
  package let milliseconds: Double
}
