import Glibc

extension Program {
  /// The command-line arguments after the program's name, with bytes that are not UTF-8 escaped.
  package static var arguments: [String] { words.map(\.text) }

  /// The command-line arguments that are not UTF-8, as in `arguments`; no file is found by them.
  package static var misnamedArguments: Set<String> {
    Set(words.filter(\.isMisnamed).map(\.text))
  }

  private static var words: [(text: String, isMisnamed: Bool)] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      guard let word = CommandLine.unsafeArgv[index] else { return nil }
      let count = Int(strlen(word))
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.baseAddress.map { _ = memcpy($0, word, count) }
        initialized = count
      }
      if let text = String(validating: bytes, as: UTF8.self) { return (text, false) }
      return (String(escapingOtherBytesOf: bytes), true)
    }
  }
}
