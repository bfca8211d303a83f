import LiveryAdwaita
import LiverySystem

/// A process that decodes pictures before GTK does, each in a copy of its own, which may crash.
///
/// It is forked before GTK starts, and so has no threads.
final class PictureProbe {
  /// The processor time in s that a picture may take, and that of all pictures in a UI file.
  nonisolated static let (limit, sumLimit) = (5, 20)

  /// How long a copy may wait for something else than the processor, in ms.
  private static let patience = 60_000

  private let helper: Helper

  /// The result for a picture.
  nonisolated enum Answer: JSONLine, Hashable {
    /// It took so long; GTK decides whether it is a picture.
    case decoded(milliseconds: Int)

    case slow
    case died(signal: Int)
  }

  /// Starts the process; `nil` if the system cannot.
  init?() {
    let helper = Helper { input, output in
      // The reader of this process's output waits for its end, not for that of the copy.
      Program.closeStandardStreams()
      Confinement.beginForGTK()
      Self.serve(LineInput(input), output)
    }
    guard let helper else { return nil }
    self.helper = helper
  }

  /// Decodes a file's picture in a copy, and returns the result; `nil` if it is unknown.
  func answer(for file: String) -> Answer? {
    guard helper.send(file) else { return nil }
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: Self.patience)
      if let line = helper.nextLine() { return Answer(line: line) }
    }
    return nil
  }

  /// Answers until the other end is closed.
  private static func serve(_ input: LineInput, _ output: Int32) {
    while !input.isAtEnd {
      Helper.wait(for: [], and: [input], milliseconds: -1)
      while let file = input.next() {
        let answer = answer(of: file)
        _ = Descriptor.write(Array((answer.line + "\n").utf8), to: output)
      }
    }
  }

  private static func answer(of file: String) -> Answer {
    let before = ProcessorTime.ofChildren
    let child = Helper { _, _ in
      Program.limitProcessor(toSeconds: limit)
      _ = (try? RegularFile.read(file, upTo: .max)).flatMap(Texture.init(encoded:))
    }
    guard let child else { return .decoded(milliseconds: 0) }
    Helper.wait(for: [child], milliseconds: patience)
    if child.nextLine() == nil, !child.isSilent { child.kill() }
    let ending = child.wait()
    let used = Int((ProcessorTime.ofChildren - before) * 1_000)
    switch ending {
    case .signal where used >= limit * 1_000: return .slow
    case .signal(let signal): return .died(signal: signal)
    case .exit: return .decoded(milliseconds: used)
    }
  }
}
