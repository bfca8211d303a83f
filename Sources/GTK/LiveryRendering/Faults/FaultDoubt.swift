/// Why nothing could be told of what would be a fault.
package nonisolated enum FaultDoubt: String, Codable, Sendable {
  /// It lies over a picture, on parts of which it can be read.
  case picture

  /// Something else lies over it.
  case covered

  /// This GTK drops parts of the theme, which is written for later ones, and they may be the cause.
  case release
}
