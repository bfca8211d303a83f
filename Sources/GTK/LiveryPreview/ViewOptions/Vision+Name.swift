import LiveryAdwaita
import ThemeColor
import ThemeSession

nonisolated extension Vision {
  /// The vision with a name of the menu; full for any other name.
  init(name: String) {
    if let deficiency = ColorVisionDeficiency(rawValue: name) {
      self = .deficient(deficiency)
    } else {
      self = name == "grayscale" ? .grayscale : .full
    }
  }

  /// The value of the menu item's action.
  var name: String {
    switch self {
    case .full: "full"
    case .grayscale: "grayscale"
    case .deficient(let deficiency, _): deficiency.rawValue
    }
  }
}

extension Vision {
  /// The visions on offer, all colors first.
  static let choices: [Vision] =
    ["full", "protanopia", "deuteranopia", "tritanopia", "grayscale"].map { Vision(name: $0) }

  /// Its name in the view menu.
  var title: String {
    switch self {
    case .full: translated("Full Color")
    case .grayscale: translated("Grayscale")
    case .deficient(.protanopia, _): translated("Protanopia, No Red")
    case .deficient(.deuteranopia, _): translated("Deuteranopia, No Green")
    case .deficient(.tritanopia, _): translated("Tritanopia, No Blue")
    }
  }
}
