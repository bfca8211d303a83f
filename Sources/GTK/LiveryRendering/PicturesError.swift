package import CommandLineKit

/// Why a command about pictures cannot go on, in words for the person who typed it.
package nonisolated struct PicturesError: ExitError {
  package let description: String

  package let status: Status

  package init(_ description: String, _ status: Status = .internalFault) {
    (self.description, self.status) = (description, status)
  }
}
