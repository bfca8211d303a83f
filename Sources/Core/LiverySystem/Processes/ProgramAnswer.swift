/// The output and errors of a program, and how it ended.
package struct ProgramAnswer: Hashable, Sendable {
  package let lines: [String]
  package let isFine: Bool

  /// Whether it was still at work when the time was up.
  package let isLate: Bool

  /// The maximum number of lines of a program that are kept; a program that prints more is cut off.
  private static let limit = 10_000

  /// Runs programs at the same time, and ends those that exceed the timeout.
  ///
  /// - Returns: The outputs, in the order of the programs; `nil` for one that cannot be started.
  package static func all(
    of programs: [[String]], environment: [String: String], milliseconds: Int
  ) -> [ProgramAnswer?] {
    let start = Moment.now
    let helpers = programs.map { words in
      Program.find(words[0]).flatMap { path in
        // The shell joins both streams, and is then the program.
        Helper(
          ["/bin/sh", "-c", "exec \"$@\" 2>&1 </dev/null", "sh", path] + words.dropFirst(),
          environment: environment, log: "/dev/null")
      }
    }
    var lines = programs.map { _ in [String]() }
    while true {
      for (index, helper) in helpers.enumerated() {
        while lines[index].count < limit, let line = helper?.nextLine() {
          lines[index].append(line)
        }
      }
      let waiting = helpers.indices.filter { index in
        helpers[index].map { !$0.isSilent && lines[index].count < limit } ?? false
      }
      let left = milliseconds - Int(start.elapsedMilliseconds)
      if waiting.isEmpty || left <= 0 { break }
      Helper.wait(for: waiting.compactMap { helpers[$0] }, milliseconds: left)
    }
    return helpers.enumerated().map { index, helper in
      guard let helper else { return nil }
      // A program that has closed its output may still run.
      let left = milliseconds - Int(start.elapsedMilliseconds)
      let isLate = !helper.isSilent || !helper.ends(within: max(left, 0))
      if isLate { helper.kill() }
      return ProgramAnswer(lines: lines[index], isFine: helper.wait() == .exit(0), isLate: isLate)
    }
  }
}
