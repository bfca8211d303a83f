extension Unicode.Scalar {
  /// Whether a terminal acts on the character instead of showing it: controls, line ends, and
  /// characters that change the text direction (Unicode Standard Annex #9, section 2).
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7f...0x9f, 0x2028...0x2029, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as an escape in Swift, such as `\n` or `\u{1b}`.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}

extension String {
  /// The text on one line: each control character as an escape, such as `\n` or `\u{1b}`.
  ///
  /// Untrusted text is printed like this, so that it cannot look like a line of Livery's, or change
  /// the terminal.
  package var escapingControls: String { escapingControls(except: "") }

  /// The text with its lines and tabs, and every other control character as an escape.
  package var escapingControlsInLines: String {
    // A DOS line end moves the cursor, but hides nothing.
    split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControls(except: "\n\t") }.joined(separator: "\r\n")
  }

  private func escapingControls(except kept: String) -> String {
    let kept = kept.unicodeScalars
    let isEscaped = { (scalar: Unicode.Scalar) in scalar.isControl && !kept.contains(scalar) }
    // Most texts have no control characters.
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        shown += scalar.escape
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
