import Fixtures
import Foundation

/// A call that a thread of a program makes of the system: the `number`th of its name, counted from
/// 1.
struct SystemCall: CustomStringConvertible {
  let name: String
  let number: Int

  var description: String { "\(name) \(number)" }

  /// What becomes of it.
  enum Fault: String {
    /// The process is killed before the call is made.
    case kill = "signal=SIGKILL"
    case diskIsFull = "error=ENOSPC"
  }

  private static let tracer = "/usr/bin/strace"

  /// Whether there is a tracer, and the system lets it trace.
  static let canBeTraced =
    FileManager.default.isExecutableFile(atPath: tracer)
    && (try? Program.run(["-o", "/dev/null", "/bin/true"], of: tracer))?.status == 0

  /// Runs the program with a fault at one of its calls.
  static func run(
    _ arguments: [String], of program: String = "livery", in home: Home, _ fault: Fault,
    at call: SystemCall, with more: [String: String] = [:]
  ) throws -> ProgramRun {
    let program = try Program.path(of: program)
    let injection = "inject=\(call.name):\(fault.rawValue):when=\(call.number)"
    return try Program.run(
      ["-f", "-o", "/dev/null", "-e", injection, program] + arguments, of: tracer,
      environment: home.environment.merging(more) { $1 })
  }

  /// Runs the program, stops it at one of its calls, and lets it go on when something was done.
  ///
  /// - Returns: The status that it ends with.
  static func stop(
    _ arguments: [String], of program: String, in home: Home, at call: SystemCall,
    _ body: () throws -> Void
  ) throws -> Int32 {
    let errors = Pipe()
    let injection = "inject=\(call.name):signal=SIGSTOP:when=\(call.number)"
    let process = try ProgramRun.start(
      [tracer, "-f", "-e", injection, "-e", "trace=\(call.name)", try Program.path(of: program)]
        + arguments, environment: home.environment, errors: errors)
    var log = Data()
    while case let chunk = errors.fileHandleForReading.availableData, !chunk.isEmpty {
      log += chunk
      guard String(decoding: log, as: UTF8.self).contains("stopped by SIGSTOP") else { continue }
      log = Data()
      try body()
      let id = process.processIdentifier
      let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      for child in children.split(separator: " ").compactMap({ pid_t($0) }) {
        kill(child, SIGCONT)
      }
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The calls of a run that change anything in a home, whatever they are called: all that name a
  /// file there, or hold it open, and are not known to leave everything as it is.
  static func changes(
    _ arguments: [String], of program: String = "livery", in home: Home,
    with more: [String: String] = [:]
  ) throws -> [SystemCall] {
    try calls(arguments, of: program, in: home, on: home.path, with: more) { !isReading($0, $1) }
  }

  /// The calls of a run that name a path, or hold it open.
  static func calls(
    _ arguments: [String], of program: String, in home: Home, on path: String,
    with more: [String: String] = [:],
    where isWanted: (_ name: String, _ arguments: Substring) -> Bool = { name, _ in
      name != "execve"
    }
  ) throws -> [SystemCall] {
    let trace = home.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    _ = try Program.run(
      ["-f", "-y", "-o", trace, try Program.path(of: program)] + arguments, of: tracer,
      environment: home.environment.merging(more) { $1 })
    var counts: [String: Int] = [:]
    var calls: [SystemCall] = []
    for line in try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n") {
      // '123  openat(AT_FDCWD, "/path", O_RDONLY) = 3'
      guard let match = line.firstMatch(of: #/^(\d+) +([a-z0-9_]+)\((.*)/#) else { continue }
      let name = String(match.2)
      // strace counts the calls of each thread.
      let place = "\(match.1) \(name)"
      counts[place, default: 0] += 1
      if match.3.contains(path), isWanted(name, match.3) {
        calls.append(SystemCall(name: name, number: counts[place] ?? 0))
      }
    }
    return calls
  }

  private static func isReading(_ name: String, _ rest: Substring) -> Bool {
    if ["open", "openat"].contains(name) { return !rest.contains(#/O_(WRONLY|RDWR|CREAT|TRUNC)/#) }
    return [
      "execve", "read", "pread64", "close", "access", "faccessat", "faccessat2", "stat", "lstat",
      "fstat", "newfstatat", "statx", "readlink", "readlinkat", "getdents64", "lseek", "fcntl",
      "flock",
    ].contains(name)
  }
}
