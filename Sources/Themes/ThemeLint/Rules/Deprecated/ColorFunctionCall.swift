import ThemeCSS
import ThemeSource

/// A call of one of the functions of colors that GTK had before those of CSS.
struct ColorFunctionCall {
  enum Function: String, CaseIterable {
    case alpha, shade, mix, lighter, darker

    /// How many arguments it takes.
    var count: Int {
      switch self {
      case .lighter, .darker: 1
      case .alpha, .shade: 2
      case .mix: 3
      }
    }
  }

  let function: Function

  /// The index of the token with the name and the parenthesis.
  let start: Int

  /// The tokens of each argument, without the spaces around it.
  let arguments: [Range<Int>]

  /// The index of the closing parenthesis.
  let end: Int
}

extension CSSStylesheet {
  /// The calls in a range of tokens, those inside another too; of one with too many or too few
  /// arguments GTK's parser reports that.
  func colorFunctionCalls(in range: Range<Int>) -> [ColorFunctionCall] {
    range.compactMap { index in
      guard tokens[index].kind == .function else { return nil }
      let name = name(of: tokens[index]).lowercased()
      guard let function = ColorFunctionCall.Function(rawValue: name) else { return nil }
      let end = tokens[range].end(of: index) - 1
      guard tokens[end].kind == .closeParenthesis, end > index else { return nil }
      let arguments = arguments(in: (index + 1)..<end)
      guard arguments.count == function.count, arguments.allSatisfy({ !$0.isEmpty }) else {
        return nil
      }
      return ColorFunctionCall(function: function, start: index, arguments: arguments, end: end)
    }
  }

  /// The parts between the commas that are in no inner parentheses.
  private func arguments(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].closer == .closeParenthesis {
        index = tokens[range].end(of: index)
        continue
      }
      if tokens[index].kind == .comma {
        parts.append(tokens.trimmed(start..<index))
        start = index + 1
      }
      index += 1
    }
    return parts + [tokens.trimmed(start..<range.upperBound)]
  }
}
