package import GTKKnowledge
import ThemeColor

/// The arguments of `compare`.
package nonisolated struct ComparisonRequest: Sendable {
  /// How the result is printed.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, junit
  }

  /// The folder of the pictures as they should be.
  package var old: String

  package var new: String

  package var output: String

  /// The names of the folders in the report; their paths if `nil`.
  package var names: [String]?

  /// The largest distance in OKLab at which two colors count as equal; black and white have
  /// distance 1.
  package var threshold = ComparisonRequest.leastSeen

  /// The largest difference of a channel, of 255, at which two colors count as equal, in place of
  /// the distance in OKLab; `nil` for that.
  package var channels: Int?

  package var format = Format.text

  /// The release of GTK whose colors all pictures must have; `nil` for any that both folders share.
  package var target: GTKRelease?

  /// Whether each specimen that differs has its own pictures, before and after.
  package var showsSpecimens = false

  /// Whether the new pictures replace the old ones.
  package var approves = false

  /// The distance below which nobody sees a difference.
  package static let leastSeen = Color.leastSeenDistance

  package init(old: String, new: String, output: String) {
    (self.old, self.new, self.output) = (old, new, output)
  }
}
