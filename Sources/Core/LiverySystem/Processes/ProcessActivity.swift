import Glibc

/// The activity of a process, as the system reports it.
package struct ProcessActivity: Hashable, Sendable {
  /// The processor time that it has used so far, in ms.
  package let processorMilliseconds: Int

  /// Whether it waits for an interruptible event, such as another program, and not for a disk or to
  /// be continued by a shell or a debugger.
  package let isSleeping: Bool

  /// Reads the activity of a process by its ID; `nil` if it does not exist.
  init?(of id: pid_t) {
    guard let bytes = try? RegularFile.read("/proc/\(id)/stat", upTo: 4_096) else { return nil }
    self.init(status: String(decoding: bytes, as: UTF8.self))
  }

  /// Parses `/proc/ID/stat`: see proc(5).
  package init?(status: String) {
    // The name is in parentheses, and may have some itself. The state follows, which is field 3.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    processorMilliseconds = (user + system) * 1_000 / sysconf(Int32(_SC_CLK_TCK))
    isSleeping = fields[0] == "S"
  }
}
