/// The reason why it is uncertain whether there is a fault.
package nonisolated enum FaultDoubt: String, Codable, Sendable {
  /// It is over a picture, and can be read on parts of it.
  case picture

  /// Something else covers it.
  case covered

  /// This GTK drops parts of the theme, which is written for later ones, and they may be the cause.
  case release
}
