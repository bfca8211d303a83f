package import CommandLineKit

/// An error that ends a command about pictures, with a message for the person who ran it.
package nonisolated struct PicturesError: ExitError {
  package let description: String

  package let status: Status

  package init(_ description: String, _ status: Status = .internalFault) {
    (self.description, self.status) = (description, status)
  }
}
