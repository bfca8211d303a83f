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
