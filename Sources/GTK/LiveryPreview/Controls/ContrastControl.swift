import LiveryAdwaita
import NewTheme

/// A choice of the contrast that a theme's colors are to have.
final class ContrastControl {
  let widget: Box

  /// Called when a person chose another contrast.
  var onChanged: () -> Void = {}

  private let levels = SegmentedControl()
  private var level = ContrastLevelChoice.asItIs

  init() {
    levels.fill(with: ContrastLevelChoice.allCases.map(\.title))
    for (index, choice) in ContrastLevelChoice.allCases.enumerated() {
      levels.describe(index, name: choice.spoken, tooltip: choice.explanation)
    }
    levels.widget.setAccessibleLabel(translated("Contrast"))
    widget = Box(.vertical, spacing: 6, [Label(atStart: translated("Contrast")), levels.widget])
    levels.onChosen = { [weak self] in
      self?.level = ContrastLevelChoice.allCases[$0]
      self?.onChanged()
    }
    aim = nil
  }

  /// The contrast; `nil` leaves it as it is.
  var aim: ContrastAim? {
    get { level.aim }
    set {
      level = ContrastLevelChoice.allCases.first { $0.aim == newValue } ?? .asItIs
      levels.setActive(ContrastLevelChoice.allCases.firstIndex(of: level))
    }
  }

  /// Sets what a screen reader says of the choice.
  func describe(_ text: String) {
    levels.widget.setAccessibleDescription(text)
  }
}

/// The contrast that is offered.
private enum ContrastLevelChoice: CaseIterable {
  case asItIs, aa, aaa

  var aim: ContrastAim? {
    switch self {
    case .asItIs: nil
    case .aa: .aa
    case .aaa: .aaa
    }
  }

  var title: String {
    switch self {
    case .asItIs: translated("As It Is")
    case .aa: "AA 4.5"
    case .aaa: "AAA 7"
    }
  }

  var spoken: String {
    switch self {
    case .asItIs: translated("Contrast as it is")
    case .aa: translated("Contrast AA, 4.5 to 1")
    case .aaa: translated("Contrast AAA, 7 to 1")
    }
  }

  var explanation: String {
    switch self {
    case .asItIs: translated("Colors get the contrast that the dials give them")
    case .aa: translated("Text gets 4.5:1, borders and focus rings 3:1")
    case .aaa: translated("Text gets 7:1, borders and focus rings 3:1")
    }
  }
}
