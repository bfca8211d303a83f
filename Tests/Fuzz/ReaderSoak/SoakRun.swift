import Fixtures
import Foundation
import Fuzzing

/// Reads inputs of one reader until enough are read, time is over, or enough is found.
struct SoakRun {
  /// The most bytes of an input.
  private(set) var limit = 512

  private(set) var finds = 0

  private var most = Int.max
  private var seconds = Double.infinity
  private var seed: UInt64 = 1
  private var last = "last-input"
  private var folder = "."
  private var cost = InputCost()

  private static let findLimit = 5

  /// The slowest input is worth a look where it takes longer, in seconds.
  private static let slow = 0.1

  /// Sets what an option of the command line asks for; `false` where it is none.
  mutating func set(_ option: String, to value: String) -> Bool {
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

  /// Reads the inputs, and prints what they cost.
  mutating func run(_ checks: InputChecks, on pool: InputPool) {
    let last = LastInput(last, limit: limit)
    var generator = SeededGenerator(seed: seed)
    let start = Date()
    while cost.count < most, finds < SoakRun.findLimit {
      if cost.count % 256 == 0, -start.timeIntervalSinceNow > seconds { break }
      let input = pool.next(using: &generator)
      last.keep(input)
      let slowest = cost.slowest
      if let find = read(input, checks) { report(find, input) }
      if cost.slowest > max(slowest, SoakRun.slow) { keep(input, as: "slowest") }
    }
    last.forget()
    let time = (-start.timeIntervalSinceNow * 10).rounded() / 10
    say("\(cost.summary) seconds=\(time) finds=\(finds)")
  }

  /// Reads an input; what is wrong with it, if anything is.
  private mutating func read(_ input: [UInt8], _ checks: InputChecks) -> String? {
    do throws(Contradiction) {
      return try cost.measure { () throws(Contradiction) in
        try checks.run(on: input, isThorough: false)
      }
    } catch {
      return "\(error)"
    }
  }

  private mutating func report(_ find: String, _ input: [UInt8]) {
    finds += 1
    say(find)
    keep(input, as: "find-\(finds)")
  }

  private func keep(_ input: [UInt8], as name: String) {
    try? Data(input).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(seed)"))
  }
}
