import Fixtures
import Foundation

/// Reads changed inputs of one reader until enough are read, time is over, or enough is found.
public struct SoakRun {
  /// The most bytes of an input.
  private var limit = 512

  private var finds = 0
  private var folders: [String] = []
  private var most = Int.max
  private var seconds = Double.infinity
  private var seed: UInt64 = 1
  private var last = "last-input"
  private var folder = "."
  private var cost = InputCost()

  private static let findLimit = 5

  /// The slowest input is worth a look where it takes longer, in seconds.
  private static let slow = 0.1

  /// Takes options, and the folders of the inputs to change; ends the process where one is wrong.
  public init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        folders.append(word)
        continue
      }
      guard let value = words.popFirst(), set(word, to: value) else {
        SoakRun.say("'\(word)' is no option, or lacks its value")
        exit(64)
      }
    }
  }

  /// Sets what an option of the command line asks for; `false` where it is none.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--max-len": limit = Int(value) ?? limit
    case "--inputs": most = Int(value) ?? most
    case "--seconds": seconds = Double(value) ?? seconds
    case "--seed": seed = UInt64(value) ?? seed
    case "--last": last = value
    case "--finds": folder = value
    default: return false
    }
    return true
  }

  /// Reads the inputs, prints what they cost, and ends the process.
  public mutating func run(
    _ mutator: InputMutator, _ read: ([UInt8]) throws(Contradiction) -> Void
  ) -> Never {
    let pool = InputPool(folders, limit: limit, mutator: mutator)
    guard !pool.isEmpty else {
      SoakRun.say("no folder has an input of at most \(limit) bytes")
      exit(66)
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let last = LastInput(last, limit: limit)
    var generator = SeededGenerator(seed: seed)
    let start = Date()
    while cost.count < most, finds < SoakRun.findLimit {
      if cost.count % 256 == 0, -start.timeIntervalSinceNow > seconds { break }
      let input = pool.next(using: &generator)
      last.keep(input)
      let slowest = cost.slowest
      if let find = find(in: input, read) { report(find, input) }
      if cost.slowest > max(slowest, SoakRun.slow) { keep(input, as: "slowest") }
    }
    last.forget()
    let time = (-start.timeIntervalSinceNow * 10).rounded() / 10
    SoakRun.say("\(cost.summary) seconds=\(time) finds=\(finds)")
    exit(finds == 0 ? 0 : 1)
  }

  /// Reads an input; what is wrong with it, if anything is.
  private mutating func find(
    in input: [UInt8], _ read: ([UInt8]) throws(Contradiction) -> Void
  ) -> String? {
    do throws(Contradiction) {
      return try cost.measure { () throws(Contradiction) in
        try read(input)
      }
    } catch {
      return "\(error)"
    }
  }

  private mutating func report(_ find: String, _ input: [UInt8]) {
    finds += 1
    SoakRun.say(find)
    keep(input, as: "find-\(finds)")
  }

  private func keep(_ input: [UInt8], as name: String) {
    try? Data(input).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(seed)"))
  }

  public static func say(_ text: String) {
    FileHandle.standardError.write(Data("livery: \(text)\n".utf8))
  }
}
