/// A part of a template of matugen.
indirect enum MatugenNode: Sendable {
  case text(TemplatePlace)
  case output(MatugenExpression)
  case loop(names: [String], over: Iteration, [MatugenNode], TemplatePlace)
  case condition(MatugenExpression, isNegated: Bool, [MatugenNode], otherwise: [MatugenNode])

  /// The items of a loop.
  enum Iteration: Sendable {
    case path([String])
    case numbers(Range<Int>)
  }

  var place: TemplatePlace {
    switch self {
    case .text(let place), .loop(_, _, _, let place): place
    case .output(let value), .condition(let value, _, _, _): value.place
    }
  }

  /// The number of its own steps, without those of its content.
  var steps: Int {
    switch self {
    case .text, .loop: 1
    case .output(let value), .condition(let value, _, _, _): value.steps
    }
  }
}

/// A value between `{{` and `}}`.
indirect enum MatugenExpression: Sendable {
  case path([String], TemplatePlace)
  case literal(MatugenValue, TemplatePlace)
  case sum(MatugenExpression, MatugenOperator, MatugenExpression, TemplatePlace)
  case filtered(MatugenExpression, [MatugenCall], TemplatePlace)

  var place: TemplatePlace {
    switch self {
    case .path(_, let place), .literal(_, let place), .sum(_, _, _, let place),
      .filtered(_, _, let place):
      place
    }
  }

  /// The entries of the palette that it uses.
  var entries: [String] {
    switch self {
    case .path(let path, _): path.count > 1 && path[0] == "colors" ? [path[1]] : []
    case .literal: []
    case .sum(let left, _, let right, _): left.entries + right.entries
    case .filtered(let value, let calls, _):
      value.entries + calls.flatMap { $0.arguments.flatMap(\.entries) }
    }
  }

  /// The number of steps: one for each value and each filter.
  var steps: Int {
    switch self {
    case .path, .literal: 1
    case .sum(let left, _, let right, _): left.steps + right.steps
    case .filtered(let value, let calls, _):
      value.steps + calls.reduce(0) { $1.arguments.reduce($0 + 1) { $0 + $1.steps } }
    }
  }

  /// The format of the value: the last part of its path.
  var format: String? {
    switch self {
    case .path(let path, _): path.last
    case .filtered(let value, _, _): value.format
    case .literal, .sum: nil
    }
  }
}

enum MatugenOperator: UInt8, Sendable {
  case plus = 0x2b, minus = 0x2d, times = 0x2a, by = 0x2f

  func value(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .by: left / right
    }
  }
}

/// A filter with its arguments.
struct MatugenCall: Sendable {
  let filter: MatugenFilter
  let arguments: [MatugenExpression]
  let place: TemplatePlace
}
