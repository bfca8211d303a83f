import CLiverySystem
import Glibc

/// The rights that a process gives up before it reads untrusted files, for itself and all processes
/// that it starts.
///
/// It is a second line of defense: no file should be able to cause a system call. An old system, or
/// another kind of processor, may not support it; the program then runs without it.
package enum Confinement {
  /// The programs that a process may still start.
  package enum Programs: Hashable, Sendable {
    case none

    /// Livery's own program at a path, such as the workers of a window.
    case only(String)

    /// All, since a library needs some: a decoder of pictures that starts a sandbox for each.
    case all
  }

  /// Confines this process and all its threads from now on; `false` if the system does not support
  /// it.
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

  /// The size of this process's address space in bytes; `nil` if the system does not report it.
  package static var addressSpace: Int? {
    // The size in pages comes first (proc(5), /proc/pid/statm).
    guard let bytes = try? RegularFile.read("/proc/self/statm", upTo: 100),
      let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
    else { return nil }
    return Int(pages).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}
