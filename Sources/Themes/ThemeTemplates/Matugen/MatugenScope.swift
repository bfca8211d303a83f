/// The items of a loop.
enum MatugenItems {
  case numbers(Range<Int>)
  /// The colors of a palette, by their names.
  case colors([String])
  /// The schemes of a color.
  case shades(of: String)

  private static let schemes = ["dark", "light", "default"]

  var areNumbers: Bool {
    if case .numbers = self { true } else { false }
  }

  var count: Int {
    switch self {
    case .numbers(let range): range.count
    case .colors(let names): names.count
    case .shades: MatugenItems.schemes.count
    }
  }

  /// The value of a loop's first name.
  func key(_ index: Int) -> MatugenValue {
    switch self {
    case .numbers(let range): .integer(range.lowerBound + index)
    case .colors(let names): .string(names[index])
    case .shades: .string(MatugenItems.schemes[index])
    }
  }

  /// The value of its second name; numbers have none.
  func value(_ index: Int) -> MatugenValue? {
    switch self {
    case .numbers: nil
    case .colors(let names): .entry(names[index])
    case .shades(let name): .shade(name, MatugenItems.schemes[index])
    }
  }
}

/// The values of a loop's names for its current item.
struct MatugenScope {
  let names: [String]
  let items: MatugenItems
  let index: Int

  /// The value of a name; numbers also have the name 'i'.
  subscript(name: String) -> MatugenValue? {
    if names.count == 2, name == names[1] { return items.value(index) }
    return name == names[0] || items.areNumbers && name == "i" ? items.key(index) : nil
  }

  /// The value of `loop.index` and similar names.
  func state(_ name: String) -> MatugenValue? {
    switch name {
    case "index": .integer(index)
    case "first": .boolean(index == 0)
    case "last": .boolean(index == items.count - 1)
    default: nil
    }
  }
}
