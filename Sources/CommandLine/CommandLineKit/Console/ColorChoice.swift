import LiverySystem

/// When the programs print in color.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that supports colors, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  private static let chosen = Locked(ColorChoice.auto)

  /// The choice from the command line; set once, before a command runs.
  package static var current: ColorChoice {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Whether output to a stream is colored: the choice decides first, then `NO_COLOR`
  /// (no-color.org) if it is not empty, then the terminal.
  func holds(for stream: Terminal.Stream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: (Environment.variable("NO_COLOR") ?? "").isEmpty && stream.hasEscapes
    }
  }
}

extension Terminal.Stream {
  /// Whether the stream is a terminal that supports escape sequences; with `TERM=dumb` it does not.
  var hasEscapes: Bool { isTerminal && Environment.variable("TERM") != "dumb" }

  /// Whether to print in color.
  package var hasColor: Bool { ColorChoice.current.holds(for: self) }
}
