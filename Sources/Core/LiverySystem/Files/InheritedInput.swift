import Glibc

/// A file descriptor that this process inherited, to be read once to its end.
package struct InheritedInput: Hashable, Sendable {
  private let descriptor: Int32

  package let name: String

  /// The input that an argument names: `-` and `/dev/stdin`, which are standard input, or a
  /// `/dev/fd/N`, which a shell writes for `<(command)`; `nil` for anything else.
  package init?(_ argument: String) {
    name = argument
    if ["-", "/dev/stdin", "/proc/self/fd/0"].contains(argument) {
      descriptor = STDIN_FILENO
      return
    }
    guard
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: argument.hasPrefix),
      let number = Int32(argument.dropFirst(folder.count)), number >= 0
    else { return nil }
    descriptor = number
  }

  package static let standard = InheritedInput(descriptor: STDIN_FILENO, name: "-")

  private init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
  }

  /// Reads to the end, up to a limit in bytes.
  package func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = Descriptor.read(descriptor, upTo: limit) else {
      throw FileError(.read, name)
    }
    return bytes
  }
}
