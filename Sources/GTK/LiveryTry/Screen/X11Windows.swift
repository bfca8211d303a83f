import LiveryAdwaita

/// A window that is on the screen.
nonisolated struct X11Window: Hashable {
  let id: UInt32

  /// Its upper left corner and its size in px.
  let x, y, width, height: Int

  /// Whether it places itself and never has the keyboard, as menus and other popups do.
  let isPopup: Bool

  /// Where it is on the screen.
  var area: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}

extension X11Connection {
  /// The windows on the screen, the uppermost last.
  var windows: [X11Window] {
    // QueryTree: the windows follow the first 32 bytes.
    guard let tree = ask(15, 0, [root]) else { return [] }
    let count = min(Int(tree.word16(16)), (tree.count - 32) / 4)
    return (0..<count).compactMap { window(tree.word(32 + $0 * 4)) }
  }

  /// A window that can be seen; `nil` for others.
  private func window(_ id: UInt32) -> X11Window? {
    // GetWindowAttributes and GetGeometry: class 1 has pixels, and state 2 is on the screen.
    guard let traits = ask(3, 0, [id]), traits.word16(12) == 1, traits[26] == 2,
      let place = ask(14, 0, [id])
    else { return nil }
    let number = { (index: Int) in Int(Int16(bitPattern: place.word16(index))) }
    let (width, height) = (Int(place.word16(16)), Int(place.word16(18)))
    guard width > 1, height > 1 else { return nil }
    return X11Window(
      id: id, x: number(12), y: number(14), width: width, height: height, isPopup: traits[27] != 0)
  }

  /// Does what a window manager does: centers dialogs on the first window, and gives the keyboard
  /// to the uppermost one.
  func arrange() {
    let all = windows.filter { !$0.isPopup }
    for window in all where !keptWindows.contains(window.id) { keepHiddenPixels(of: window) }
    // The number of a window that is gone may be that of another one later.
    keptWindows = Set(all.map(\.id))
    guard let top = all.last,
      let first = all.max(by: { $0.width * $0.height < $1.width * $1.height })
    else { return }
    for window in all where window != first && window.x == first.x && window.y == first.y {
      let (x, y) = (
        first.x + max(0, first.width - window.width) / 2,
        first.y + max(0, first.height - window.height) / 2
      )
      // ConfigureWindow, with the first two of its values.
      send(12, 0, [window.id, 3, UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y)])
    }
    // GetInputFocus and SetInputFocus, which goes to the parent with the window.
    if ask(43, 0, [])?.word(8) != top.id { send(42, 2, [top.id, 0]) }
  }

  /// Sets the resources that programs read when they open the display.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    let words = stride(from: 0, to: padded.count, by: 4).map { padded.word($0) }
    // ChangeProperty: RESOURCE_MANAGER of the type STRING, in bytes.
    send(18, 0, [root, 23, 31, 8, UInt32(bytes.count)] + words)
  }

  /// Moves the pointer, as nobody's hand.
  func movePointer(_ x: Int, _ y: Int) {
    // WarpPointer
    send(41, 0, [0, root, 0, 0, UInt32(x) | UInt32(y) << 16])
  }
}
