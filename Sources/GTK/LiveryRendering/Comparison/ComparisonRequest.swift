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

  /// What the folders are called in the report; their paths where it is `nil`.
  package var names: [String]?

  /// The distance in OKLab up to which two colors are the same; 1 lies between black and white.
  package var threshold = ComparisonRequest.leastSeen

  package var format = Format.text

  /// The release of GTK whose colors all pictures must have; `nil` for any that both folders share.
  package var target: GTKRelease?

  /// Whether each specimen that differs gets a picture of its own, before and after.
  package var showsSpecimens = false

  /// Whether the new pictures replace the old ones.
  package var approves = false

  /// The distance below which nobody sees a difference.
  package static let leastSeen = Color.leastSeenDistance

  package init(old: String, new: String, output: String) {
    (self.old, self.new, self.output) = (old, new, output)
  }
}
