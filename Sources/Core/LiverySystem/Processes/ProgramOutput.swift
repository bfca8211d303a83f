import CLiverySystem
import Glibc

/// The bytes that a program printed, and how it ended.
package struct ProgramOutput {
  package let bytes: [UInt8]
  package let errors: [UInt8]
  package let ending: ProcessEnding

  /// Whether it printed more than the limit and was ended for that.
  package let isCut: Bool

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program's path or its name on `PATH`, and its arguments.
  ///   - environment: Its environment variables.
  ///   - input: Its standard input.
  ///   - limit: The most bytes that it may print.
  ///   - folder: A folder for files with its input and output; they have no names there.
  /// - Throws: An error if it cannot be started.
  package init(
    of words: [String], environment: [String: String], input: [UInt8] = [], upTo limit: Int,
    in folder: String
  ) throws(FileError) {
    let feed = try Self.namelessFile(in: folder)
    defer { close(feed) }
    let report = try Self.namelessFile(in: folder)
    defer { close(report) }
    guard Descriptor.write(input, to: feed), lseek(feed, 0, SEEK_SET) == 0 else {
      throw FileError(.write, folder)
    }
    var ends: [Int32] = [-1, -1]
    guard system_open_pipe(&ends) else { throw FileError(.read, words[0]) }
    defer { close(ends[0]) }
    let id = Program.start(
      words, environment: environment, input: feed, output: ends[1], errors: report)
    let error = FileError(.read, words[0])
    close(ends[1])
    guard id > 0 else { throw error }
    let printed = Descriptor.read(ends[0], upTo: limit + 1) ?? []
    isCut = printed.count > limit
    if isCut { kill(id, SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    ending = ProcessEnding(waitStatus: status)
    bytes = printed
    lseek(report, 0, SEEK_SET)
    errors = Descriptor.read(report, upTo: 64 * 1024) ?? []
  }

  private static func namelessFile(in folder: String) throws(FileError) -> Int32 {
    var path = Array("\(folder)/XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw FileError(.write, folder) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(path)
    return descriptor
  }
}
