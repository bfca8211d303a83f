/// A change that was shown.
package struct ShownChange: Hashable {
  /// The reloaded files; empty for a change in the window.
  package let files: [String]

  /// The time from the change, or from saving the file, to the end of the first frame that shows
  /// it.
  package let milliseconds: Double
}
