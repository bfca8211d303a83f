import CLiverySystem
import Glibc

/// The environment of the program that runs.
package enum Environment {
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var index: Int32 = 0
    while let entry = system_environment(index).map({ String(cString: $0) }) {
      index += 1
      let bytes = entry.utf8
      guard let cut = bytes.firstIndex(of: UInt8(ascii: "=")) else { continue }
      variables[String(entry[..<cut])] = String(entry[bytes.index(after: cut)...])
    }
    return variables
  }

  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Sets a variable of the environment; `nil` removes it.
  package static func set(_ name: String, to value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
