import CLiverySystem
import Glibc

/// What a process that reads files of other people gives up, for itself and all that it starts.
///
/// It is a second wall: no file should get as far as to a call of the system. An old system, or
/// another kind of processor, may not have it, and the program runs without.
package enum Confinement {
  /// Which programs a process may still start.
  package enum Programs: Hashable, Sendable {
    case none

    /// Livery's own program at a path, such as the workers of a window.
    case only(String)

    /// All, since a library needs some: a decoder of pictures that starts a sandbox for each.
    case all
  }

  /// Confines this process and all its threads from now on; `false` if the system cannot.
  @discardableResult
  package static func begin(programs: Programs) -> Bool {
    switch programs {
    case .none: system_confine(false, nil)
    case .only(let path): system_confine(false, path)
    case .all: system_confine(true, nil)
    }
  }

  /// Whether a library with a name is loaded.
  package static func hasLibrary(_ name: String) -> Bool {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
    dlclose(library)
    return true
  }

  /// The addresses that this process uses, in bytes; `nil` if the system does not say.
  package static var addressSpace: Int? {
    // Its size in pages comes first (proc(5), /proc/pid/statm).
    guard let bytes = try? RegularFile.read("/proc/self/statm", upTo: 100),
      let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
    else { return nil }
    return Int(pages).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}
