import CLiveryAdwaita
import Glibc

/// Runs a call from C on the main actor; on another thread it prints a message, and returns
/// `fallback`.
nonisolated func onMain<Result: Sendable>(
  _ function: String, else fallback: Result, _ body: @MainActor () -> Result
) -> Result {
  guard isMainThread else {
    g_return_if_fail_warning("Livery", function, "called on the main thread")
    return fallback
  }
  return MainActor.assumeIsolated(body)
}

/// Whether this is the thread with which the program began, as the kernel reports: `PID/task/TID`.
private nonisolated var isMainThread: Bool {
  var bytes = [CChar](repeating: 0, count: 64)
  let count = readlink("/proc/thread-self", &bytes, bytes.count)
  let names = bytes.prefix(max(count, 0)).split(separator: CChar(UInt8(ascii: "/")))
  return names.first == names.last
}

/// Runs a call from C for a theme; prints a message for `NULL`.
nonisolated func with<Result: Sendable>(
  _ theme: OpaquePointer?, _ function: String, else fallback: Result,
  _ body: @MainActor (ThemeHandle) -> Result
) -> Result {
  let address = Address(theme)
  return onMain(function, else: fallback) {
    guard let handle = address.handle else {
      g_return_if_fail_warning("Livery", function, "theme != NULL")
      return fallback
    }
    return body(handle)
  }
}

extension String {
  /// The text of C; empty for `NULL`.
  nonisolated init(c text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }
}
