import CLiverySystem
import Glibc

extension Program {
  /// Starts another program that ends with this thread; -1, with `errno` set, if that fails.
  ///
  /// Where a descriptor is -1 or the environment is `nil`, that of this process is used.
  static func start(
    _ words: [String], environment: [String: String]?, input: Int32, output: Int32,
    errors: Int32
  ) -> pid_t {
    guard let path = words.first.flatMap(find) else {
      errno = ENOENT
      return -1
    }
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let variables =
      (environment ?? Environment.variables).sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    return system_start(path, arguments, variables, input, output, errors)
  }
}
