package import Console

/// Why an app cannot be shown in a theme, in words for the person who typed it.
package nonisolated struct AppError: ExitError {
  package let description: String

  /// The exit code.
  package let status: Status

  init(_ description: String, _ status: Status = .unavailable) {
    (self.description, self.status) = (description, status)
  }
}
