import Fixtures

/// Chooses some of the checks of an input by its bytes, the same at each time.
///
/// To write a theme in every format costs a hundred times what reading it does. Where there is
/// time, every check is made.
package struct CheckChoice {
  private let isThorough: Bool
  private var generator: SeededGenerator

  package init(of bytes: [UInt8], _ isThorough: Bool) {
    self.isThorough = isThorough
    // FNV-1a of 64 bits, by Fowler, Noll and Vo.
    generator = SeededGenerator(
      seed: bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// Whether a check is made that one in some inputs gets.
  package mutating func chooses(oneIn count: Int) -> Bool {
    isThorough || generator.once(in: count)
  }

  /// One of some values, of which there is one at least, whether or not there is time.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    generator.pick(values)
  }

  /// All of some values, or one of them.
  mutating func some<Value>(of values: [Value]) -> [Value] {
    isThorough ? values : [generator.pick(values)]
  }
}
