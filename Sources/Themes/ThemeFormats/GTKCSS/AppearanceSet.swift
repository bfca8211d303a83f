import ThemeModel

/// A set of the four appearances that stylesheets can distinguish, for which a statement applies.
struct AppearanceSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The appearances of each scheme, without and with high contrast.
  static let light = AppearanceSet(.light)
  static let dark = AppearanceSet(.dark)
  static let lightContrast = AppearanceSet(Appearance(.light, .highContrast))
  static let darkContrast = AppearanceSet(Appearance(.dark, .highContrast))

  static let lightScheme: AppearanceSet = [.light, .lightContrast]
  static let darkScheme: AppearanceSet = [.dark, .darkContrast]
  static let highContrast: AppearanceSet = [.lightContrast, .darkContrast]
  static let all: AppearanceSet = [.lightScheme, .darkScheme]

  /// Each appearance alone, in the order of the bits.
  static let each: [AppearanceSet] = [.light, .dark, .lightContrast, .darkContrast]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ appearance: Appearance) {
    let contrast: UInt8 = appearance.options.contains(.highContrast) ? 2 : 0
    rawValue = 1 << (contrast + (appearance.scheme == .dark ? 1 : 0))
  }

  var complement: AppearanceSet { AppearanceSet.all.subtracting(self) }

  /// The first of them, in the order of the bits.
  var first: Appearance {
    if contains(.light) { return .light }
    if contains(.dark) { return .dark }
    return Appearance(contains(.lightContrast) ? .light : .dark, .highContrast)
  }

  var count: Int { rawValue.nonzeroBitCount }

  /// Whether it contains light without dark, or dark without light.
  var asksForScheme: Bool {
    contains(.light) != contains(.dark) || contains(.lightContrast) != contains(.darkContrast)
  }
}
