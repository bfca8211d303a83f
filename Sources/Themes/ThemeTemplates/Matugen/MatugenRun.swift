import ThemeFormats
import ThemeModel
import ThemeSource

/// Fills a template of matugen from a palette, with the names of the current loops.
struct MatugenRun {
  let palette: TemplatePalette
  let scheme: Appearance.Scheme
  let sources: TemplateSources
  private var scopes: [MatugenScope] = []

  init(palette: TemplatePalette, scheme: Appearance.Scheme, sources: TemplateSources) {
    (self.palette, self.scheme, self.sources) = (palette, scheme, sources)
  }

  struct Failure: Error {
    let problem: TemplateProblem

    init(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
      problem = TemplateProblem(rule, place, message)
    }
  }

  mutating func fill(_ nodes: [MatugenNode], _ filling: inout Filling) {
    for node in nodes where !filling.isFull {
      filling.step(at: node.place, count: node.steps)
      do throws(Failure) {
        try fill(node, &filling)
      } catch {
        filling.report(error.problem)
      }
    }
  }

  private mutating func fill(_ node: MatugenNode, _ filling: inout Filling) throws(Failure) {
    switch node {
    case .text(let place):
      filling.copy(place.range, of: place.source, sources.texts[place.source].bytes)
    case .output(let value):
      filling.write(try text(value).utf8, for: value.place)
    case .condition(let value, let isNegated, let then, let otherwise):
      guard case .boolean(let holds) = try evaluate(value) else {
        throw Failure(.templateName, value.place, "expected a value that is true or false")
      }
      fill(holds != isNegated ? then : otherwise, &filling)
    case .loop(let names, let iteration, let body, let place):
      let items = try items(of: iteration, place)
      guard names.count == 1 || !items.areNumbers else {
        throw Failure(.templateName, place, "a loop over numbers has one name")
      }
      for index in 0..<items.count where !filling.isFull {
        // A step of its own, since a body may be empty.
        filling.step(at: place)
        scopes.append(MatugenScope(names: names, items: items, index: index))
        fill(body, &filling)
        scopes.removeLast()
      }
    }
  }

  private func items(
    of iteration: MatugenNode.Iteration, _ place: TemplatePlace
  ) throws(Failure) -> MatugenItems {
    switch iteration {
    case .numbers(let range): return .numbers(range.prefix(Filling.stepLimit))
    case .path(let path):
      switch try value(at: path, place) {
      case .colors:
        var seen: Set<String> = []
        return .colors(palette.palette.entries.map(\.name).filter { seen.insert($0).inserted })
      case .entry(let name): return .shades(of: name)
      default:
        throw Failure(.templateName, place, "expected 'colors', or one of them, to loop over")
      }
    }
  }
}

extension MatugenRun {
  /// The value in its printed form.
  private func text(_ value: MatugenExpression) throws(Failure) -> String {
    let result = try evaluate(value)
    if let text = result.text { return text }
    guard case .color(let color) = result else {
      throw Failure(
        .templateName, value.place,
        "expected a scheme and a format, such as 'colors.primary.default.hex'")
    }
    // A value without a path has the first format.
    let format = value.format ?? "hex"
    guard let text = color.text(format) else {
      throw Failure(
        .templateName, value.place,
        "no format is called '\(format)'"
          + NameSuggestion.hint(for: format, among: MatugenColor.formats))
    }
    return text
  }

  private func evaluate(_ value: MatugenExpression) throws(Failure) -> MatugenValue {
    switch value {
    case .literal(let literal, _): return literal
    case .path(let path, let place): return try self.value(at: path, place)
    case .sum(let left, let sign, let right, let place):
      guard let left = try number(left), let right = try number(right) else {
        throw Failure(.templateName, place, "expected numbers to count with")
      }
      let result = sign.value(left, right)
      return result == result.rounded() && result.magnitude < 1e15
        ? .integer(Int(result)) : .number(result)
    case .filtered(let inner, let calls, _):
      var result = try evaluate(inner)
      for call in calls {
        var arguments: [MatugenValue] = []
        for argument in call.arguments { arguments.append(try evaluate(argument)) }
        do throws(MatugenFilter.Failure) {
          result = try call.filter.apply(to: result, arguments, in: inner.format)
        } catch {
          throw Failure(.templateName, call.place, error.message)
        }
      }
      return result
    }
  }

  /// A number, or a component of a color such as its lightness.
  private func number(_ value: MatugenExpression) throws(Failure) -> Double? {
    let result = try evaluate(value)
    if case .color(let color) = result {
      return value.format.flatMap { color.text($0) }.flatMap(Double.init)
    }
    return result.number
  }

  /// The value of names joined by points.
  private func value(at path: [String], _ place: TemplatePlace) throws(Failure) -> MatugenValue {
    if path[0] == "loop", path.count == 2, let value = scopes.last?.state(path[1]) { return value }
    if let value = local(path[0]) { return try part(path.dropFirst(), of: value, path, place) }
    switch path[0] {
    case "colors": return try part(path.dropFirst(), of: .colors, path, place)
    case "mode": return .string(scheme.rawValue)
    case "is_dark_mode": return .boolean(scheme == .dark)
    case "image": return .string(palette.palette[text: "image"]?.text ?? "")
    default: return try other(path, place)
    }
  }

  private func local(_ name: String) -> MatugenValue? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return nil
  }

  private func part(
    _ path: ArraySlice<String>, of value: MatugenValue, _ whole: [String], _ place: TemplatePlace
  ) throws(Failure) -> MatugenValue {
    guard let name = path.first else { return value }
    let rest = path.dropFirst()
    switch value {
    case .colors: return try part(rest, of: .entry(name), whole, place)
    case .entry(let entry): return try part(rest, of: .shade(entry, name), whole, place)
    case .shade(let entry, let scheme):
      return try part([], of: .color(color(entry, scheme, place)), whole, place)
    case .color where rest.isEmpty: return value
    default:
      throw Failure(.templateName, place, "'\(whole.joined(separator: "."))' means nothing")
    }
  }

  private func color(
    _ name: String, _ part: String, _ place: TemplatePlace
  ) throws(Failure) -> MatugenColor {
    let asked: Appearance.Scheme
    switch part {
    case "default": asked = scheme
    case "light": asked = .light
    case "dark": asked = .dark
    default:
      throw Failure(
        .templateName, place, "expected 'default', 'light' or 'dark' after '\(name)', not '\(part)'"
      )
    }
    guard let entry = palette.palette[name, asked] else {
      let hint = NameSuggestion.hint(for: name, among: palette.palette.entries.map(\.name))
      let isThere = Appearance.Scheme.allCases.contains { palette.palette[name, $0] != nil }
      throw Failure(
        .templateEntry, place,
        isThere
          ? "the palette has no '\(name)' for \(asked.rawValue)"
          : "the palette has no '\(name)'\(hint)")
    }
    return MatugenColor(entry.color)
  }

  /// Values of the palette besides its colors, such as `palettes.primary._40.hex`.
  private func other(_ path: [String], _ place: TemplatePlace) throws(Failure) -> MatugenValue {
    let names = path.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    for count in [names.count, names.count - 1] where count > 0 {
      let name = names.prefix(count).joined(separator: ".")
      if let entry = palette.palette[name, scheme] { return .color(MatugenColor(entry.color)) }
      if count == names.count, let text = palette.palette[text: name] { return .string(text.text) }
    }
    throw Failure(
      .templateEntry, place,
      "'\(path.joined(separator: "."))' is not in the palette; what matugen's configuration adds is "
        + "not filled")
  }
}
