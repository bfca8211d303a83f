import CXCB

/// Types on an X server as a person would, through its extension for tests.
struct X11Keyboard {
  private let connection: X11Connection
  private let shift: UInt8

  /// The first two symbols of each key, alone and with Shift, by the key's code.
  private let symbols: [(code: UInt8, plain: UInt32, shifted: UInt32)]

  /// A key without a symbol, which is assigned to symbols that no key has.
  private let spare: UInt8?

  /// Reads the keymap; `nil` if the server does not allow typing.
  init?(of connection: X11Connection) {
    guard server_has_tests(connection.server),
      let symbols = X11Keyboard.symbols(of: connection),
      let shift = symbols.first(where: { $0.plain == KeySymbol.shift })
    else { return nil }
    (self.connection, self.symbols, self.shift) = (connection, symbols, shift.code)
    spare = symbols.last { $0.plain == 0 && $0.shifted == 0 }?.code
  }

  private static func symbols(
    of connection: X11Connection
  ) -> [(code: UInt8, plain: UInt32, shifted: UInt32)]? {
    let codes = connection.keycodes
    let request = xcb_get_keyboard_mapping(
      connection.server, codes.lowerBound, UInt8(min(codes.count, 255)))
    return connection.answer(to: request, xcb_get_keyboard_mapping_reply) { answer in
      let all = UnsafeBufferPointer(
        start: xcb_get_keyboard_mapping_keysyms(answer),
        count: Int(xcb_get_keyboard_mapping_keysyms_length(answer)))
      // A row of symbols for each key.
      let width = Int(answer.pointee.keysyms_per_keycode)
      guard width > 1 else { return nil }
      return zip(codes, stride(from: 0, through: all.count - width, by: width)).map {
        ($0, all[$1], all[$1 + 1])
      }
    } ?? nil
  }

  /// Presses a key while others are held down, and releases all.
  func press(_ symbol: UInt32, holding modifiers: [UInt32] = []) {
    guard let key = key(of: symbol) else { return }
    let held = modifiers.compactMap { self.key(of: $0)?.code } + (key.needsShift ? [shift] : [])
    for code in held { send(code, XCB_KEY_PRESS) }
    send(key.code, XCB_KEY_PRESS)
    send(key.code, XCB_KEY_RELEASE)
    for code in held.reversed() { send(code, XCB_KEY_RELEASE) }
    // The answer arrives after all of this is done.
    _ = connection.focus
  }

  /// Whether no key has the symbol, so that the spare key is assigned to it.
  func isForeign(_ symbol: UInt32) -> Bool {
    !symbols.contains { $0.plain == symbol || $0.shifted == symbol }
  }

  private func key(of symbol: UInt32) -> (code: UInt8, needsShift: Bool)? {
    if let key = symbols.first(where: { $0.plain == symbol }) { return (key.code, false) }
    if let key = symbols.first(where: { $0.shifted == symbol }) { return (key.code, true) }
    guard let spare else { return nil }
    xcb_change_keyboard_mapping(connection.server, 1, spare, 2, [symbol, symbol])
    return (spare, false)
  }

  private func send(_ key: UInt8, _ event: Int32) {
    xcb_test_fake_input(connection.server, UInt8(event), key, 0, 0, 0, 0, 0)
  }
}
