/// The states that a rule requires of a component, such as hover and checked.
public struct StateSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let hover = StateSet(rawValue: 1 << 0)
  public static let active = StateSet(rawValue: 1 << 1)
  public static let focus = StateSet(rawValue: 1 << 2)
  public static let focusVisible = StateSet(rawValue: 1 << 3)
  public static let focusWithin = StateSet(rawValue: 1 << 4)
  public static let checked = StateSet(rawValue: 1 << 5)
  public static let indeterminate = StateSet(rawValue: 1 << 6)
  public static let disabled = StateSet(rawValue: 1 << 7)
  public static let selected = StateSet(rawValue: 1 << 8)
  public static let backdrop = StateSet(rawValue: 1 << 9)
  public static let dropActive = StateSet(rawValue: 1 << 10)
  public static let first = StateSet(rawValue: 1 << 11)
  public static let last = StateSet(rawValue: 1 << 12)
  public static let only = StateSet(rawValue: 1 << 13)
  public static let visited = StateSet(rawValue: 1 << 14)

  /// The names as theme files spell them, each at its bit.
  package static let names = [
    "hover", "active", "focus", "focus-visible", "focus-within", "checked", "indeterminate",
    "disabled", "selected", "backdrop", "drop-active", "first", "last", "only", "visited",
  ]

  package init?(name: ArraySlice<UInt8>) {
    let found = StateSet.names.firstIndex { name.elementsEqual($0.utf8) }
    guard let found else { return nil }
    self.init(rawValue: 1 << UInt16(found))
  }

  var count: Int { rawValue.nonzeroBitCount }
}
