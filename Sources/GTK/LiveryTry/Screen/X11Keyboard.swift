/// Types on an X server as a person would, through its extension for tests.
struct X11Keyboard {
  private let connection: X11Connection
  private let code: UInt8
  private let shift: UInt8

  /// The first two symbols of each key from the first keycode on: alone, and with Shift.
  private let symbols: [(plain: UInt32, shifted: UInt32)]

  /// A key without a symbol, which is lent to those that no key has.
  private let spare: UInt8?

  /// Reads the keys; `nil` where the server lets nobody type.
  init?(of connection: X11Connection) {
    let codes = connection.keycodes
    // GetKeyboardMapping: a row of symbols for each key.
    let range = UInt32(codes.lowerBound) | UInt32(codes.count) << 8
    guard let code = connection.code(ofExtension: "XTEST"),
      let answer = connection.ask(101, 0, [range]), answer[1] > 1,
      answer.count >= 32 + codes.count * Int(answer[1]) * 4
    else { return nil }
    let symbols = codes.indices.map { index in
      let start = 32 + codes.distance(from: codes.startIndex, to: index) * Int(answer[1]) * 4
      return (answer.word(start), answer.word(start + 4))
    }
    guard let shift = symbols.firstIndex(where: { $0.0 == KeySymbol.shift }) else { return nil }
    (self.connection, self.code, self.symbols) = (connection, code, symbols)
    self.shift = UInt8(codes.lowerBound + shift)
    spare = symbols.lastIndex { $0.0 == 0 && $0.1 == 0 }.map { UInt8(codes.lowerBound + $0) }
  }

  /// Presses a key while others are held, and releases all.
  func press(_ symbol: UInt32, holding modifiers: [UInt32] = []) {
    guard let key = key(of: symbol) else { return }
    let held = modifiers.compactMap { self.key(of: $0)?.code } + (key.needsShift ? [shift] : [])
    for code in held { send(code, isDown: true) }
    send(key.code, isDown: true)
    send(key.code, isDown: false)
    for code in held.reversed() { send(code, isDown: false) }
    // An answer comes when all this is done.
    _ = connection.ask(43, 0, [])
  }

  /// Whether no key has the symbol, so that one is lent to it.
  func isForeign(_ symbol: UInt32) -> Bool {
    !symbols.contains { $0.plain == symbol || $0.shifted == symbol }
  }

  private func key(of symbol: UInt32) -> (code: UInt8, needsShift: Bool)? {
    let first = connection.keycodes.lowerBound
    if let index = symbols.firstIndex(where: { $0.plain == symbol }) {
      return (UInt8(first + index), false)
    }
    if let index = symbols.firstIndex(where: { $0.shifted == symbol }) {
      return (UInt8(first + index), true)
    }
    guard let spare else { return nil }
    // ChangeKeyboardMapping, of one key and two symbols.
    connection.send(100, 1, [UInt32(spare) | 2 << 8, symbol, symbol])
    return (spare, false)
  }

  /// FakeInput: 2 presses a key, 3 releases it.
  private func send(_ key: UInt8, isDown: Bool) {
    connection.send(code, 2, [(isDown ? 2 : 3) | UInt32(key) << 8, 0, 0, 0, 0, 0, 0, 0])
  }
}
