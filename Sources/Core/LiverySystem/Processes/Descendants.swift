import CLiverySystem
import Glibc

/// The processes that this one has started, and their child processes.
package enum Descendants {
  /// How long a process may take to end on request, in ms, and how often that is checked.
  private static let (patience, interval) = (1_500.0, 10)

  /// Makes orphans of a child become children of this process.
  package static func keep() {
    _ = system_adopt_orphans()
  }

  /// Ends all but some of them; those that do not end on request are killed.
  package static func end(but kept: [Int] = []) {
    let start = Moment.now
    var asked: Set<pid_t> = []
    while true {
      while waitpid(-1, nil, WNOHANG) > 0 {}
      let ids = all.filter { !kept.contains(Int($0)) }
      if ids.isEmpty { return }
      let isLate = start.elapsedMilliseconds > patience
      for id in ids where isLate || asked.insert(id).inserted {
        kill(id, isLate ? SIGKILL : SIGTERM)
        // A stopped process reacts to no other signal.
        kill(id, SIGCONT)
      }
      // A process that the system itself blocks, such as by a hanging mount, cannot be ended.
      if start.elapsedMilliseconds > 2 * patience { return }
      usleep(UInt32(interval) * 1_000)
    }
  }

  /// The children of this process with their names, except known ones and services of a message
  /// bus.
  package static func children(but known: [Int]) -> [(id: Int, name: String)] {
    processes.filter {
      $0.parent == getpid() && !known.contains(Int($0.id)) && !$0.isDead && !isService($0.id)
    }
    .map { (Int($0.id), $0.name) }
  }

  /// The processor time that they have used, except known ones, in ms; less if one has ended.
  package static func usedMilliseconds(but known: [Int]) -> Int {
    all.filter { !known.contains(Int($0)) }
      .reduce(0) { $0 + (ProcessActivity(of: $1)?.processorMilliseconds ?? 0) }
  }

  /// Whether a process has the variable that a message bus sets for the services that it starts.
  private static func isService(_ id: pid_t) -> Bool {
    let variables = (try? RegularFile.read("/proc/\(id)/environ", upTo: 1 << 20)) ?? []
    return variables.split(separator: 0).contains { $0.starts(with: "DBUS_STARTER_ADDRESS=".utf8) }
  }

  /// Whether a process has not ended.
  package static func isRunning(_ id: Int) -> Bool {
    entry(of: pid_t(id)).map { !$0.isDead } ?? false
  }

  private static var all: [pid_t] {
    let processes = self.processes
    var (found, parents) = ([pid_t](), [getpid()])
    while !parents.isEmpty {
      let children = processes.filter { parents.contains($0.parent) }.map(\.id)
      found += children
      parents = children
    }
    return found
  }

  /// A process in `/proc/ID/stat`: see proc(5).
  private struct Entry {
    let id, parent: pid_t
    let name: String
    let isDead: Bool
  }

  private static var processes: [Entry] {
    Folder.names(in: "/proc").compactMap { pid_t($0).flatMap(entry) }
  }

  private static func entry(of id: pid_t) -> Entry? {
    guard let bytes = try? RegularFile.read("/proc/\(id)/stat", upTo: 4_096) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
      return nil
    }
    // The state and the parent follow the name, which may have spaces and parentheses itself.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
    return Entry(
      id: id, parent: parent, name: String(text[text.index(after: start)..<end]),
      isDead: fields[0] == "Z")
  }
}
