public import Fixtures
import Foundation

/// Inputs to make others of.
public struct InputPool {
  private let inputs: [[UInt8]]
  private let limit: Int
  private let mutator: InputMutator

  /// Reads the files of folders that are no longer than a limit.
  public init(_ folders: [String], limit: Int, mutator: InputMutator) {
    inputs = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    }.map(Array.init).filter { !$0.isEmpty && $0.count <= limit }
    self.limit = limit
    self.mutator = mutator
  }

  public var isEmpty: Bool { inputs.isEmpty }

  /// A new input: one of the pool with up to four changes.
  public func next(using generator: inout SeededGenerator) -> [UInt8] {
    var input = generator.pick(inputs)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if generator.once(in: 16) { splice(&input, using: &generator) }
      if let changed = mutator.mutated(input, limit: limit, seed: generator.next()) {
        input = changed
      } else {
        changeByte(of: &input, using: &generator)
      }
    }
    return input
  }

  /// Ends an input as another one ends.
  private func splice(_ input: inout [UInt8], using generator: inout SeededGenerator) {
    let other = generator.pick(inputs)
    let cut = Int.random(in: 0...input.count, using: &generator)
    input = Array((input[..<cut] + other.dropFirst(cut)).prefix(limit))
  }

  private func changeByte(of input: inout [UInt8], using generator: inout SeededGenerator) {
    guard let index = input.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: input[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: input[index] = UInt8.random(in: 0...255, using: &generator)
    case 2: input.remove(at: index)
    default: input.removeSubrange(index...)
    }
  }
}
