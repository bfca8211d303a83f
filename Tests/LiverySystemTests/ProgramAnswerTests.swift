import LiverySystem
import Testing

@Suite struct ProgramAnswerTests {
  /// Programs that print without end, or go on after their output has ended, are ended in time.
  @Test func endsWhatDoesNotEnd() throws {
    let answers = ProgramAnswer.all(
      of: [
        ["cat", "/dev/zero"], ["yes"], ["sh", "-c", "exec >&- 2>&-; exec sleep 600"],
        ["sh", "-c", "echo one; echo two >&2"], ["sh", "-c", "exit 3"], ["no-such-program"],
      ],
      environment: ["PATH": "/usr/bin:/bin"], milliseconds: 3_000)
    let found = try answers.prefix(5).map { try #require($0) }
    #expect(found.map(\.isLate) == [true, true, true, false, false])
    #expect(found.map(\.isFine) == [false, false, false, true, false])
    #expect(found[3].lines == ["one", "two"])
    #expect(answers[5] == nil)
  }
}
