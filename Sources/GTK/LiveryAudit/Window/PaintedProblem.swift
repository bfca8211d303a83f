import LiveryGallery
import LiveryRendering
import ThemeLint
package import ThemeSource

/// What people cannot see or use on a page, in words for the window: the faults of one cause.
package nonisolated struct PaintedProblem: Hashable, Sendable {
  /// Where a fault is seen.
  package struct Place: Hashable, Sendable {
    /// The name of the specimen; `nil` outside of all.
    package let specimen: String?

    /// The widget by its CSS nodes, such as `list.boxed-list > row:selected > label.subtitle`.
    package let path: String
  }

  /// The finding as `audit` prints it; its location is that of the declaration that does it.
  package let finding: Finding

  /// What is wrong where it is worst, and what was asked for.
  package let title: String

  /// Where it is worst: the widget in few words, with its state.
  package let widget: String

  /// The declaration that does it; `nil` where none was found.
  package let cause: String?

  /// Where it is seen, the worst first, each specimen once, and what is in none after them.
  package let places: [Place]
}

nonisolated extension PaintedProblem {
  @MainActor init(_ found: AuditFinding) {
    let worst = found.places[0].fault
    finding = found.finding
    title = worst.headline + worst.comparison
    widget = worst.shortPath + (worst.specimen.map { " in \($0)" } ?? "")
    cause = worst.cause.map { ($0.isCertain ? "" : "perhaps ") + $0.name }
    var seen: Set<String?> = []
    let all = found.places.map { Place(specimen: $0.fault.specimen, path: $0.fault.path) }
      .filter { seen.insert($0.specimen).inserted }
    places = all.filter { $0.specimen != nil } + all.filter { $0.specimen == nil }
  }
}

nonisolated extension FoundFault {
  /// What is wrong, without the place.
  fileprivate var headline: String {
    let ratio = ContrastRatio.text(measure.value, below: measure.minimum)
    let pixels = "\(Int(measure.value.rounded())) px"
    return switch kind {
    case .contrast:
      "Contrast of \(ratio) between \(measure.color ?? "") and \(measure.background ?? "")"
    case .focus: "Focus of \(ratio) where it is seen best"
    case .state: "Looks the same \(state.circumstance)"
    case .border: "Edge of \(ratio) where it is seen best"
    case .clipped: "Text that is cut off"
    case .overlap: "Text that lies \(pixels) over another"
    case .hitArea: "Only \(pixels) high or wide"
    }
  }

  /// The innermost nodes of the path below the specimen, without those of GTK, and the state.
  fileprivate var shortPath: String {
    let nodes = path.split(separator: " ").filter { $0 != ">" }
      .map { Self.withoutOwnClasses($0) }
    let inner = nodes.dropFirst(specimen == nil || nodes.count == 1 ? 0 : 1)
      .filter { $0 != "box" && !$0.hasPrefix("window") }
    let text = (inner.isEmpty ? nodes : inner).suffix(3).joined(separator: " > ")
    let isSaid =
      kind == .state || state == .normal || text.contains(":\(state.rawValue)")
    return text + (isSaid ? "" : " \(state.circumstance)")
  }

  private static func withoutOwnClasses(_ node: Substring) -> String {
    let parts = node.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      // A state can stand behind a class, as in `button.flat:hover`.
      let name = part.prefix { $0 != ":" }
      text += ownClasses.contains(name) ? part[name.endIndex...] : ".\(part)"
    }
  }

  private static let ownClasses: Set<Substring> = [
    "activatable", "horizontal", "vertical", "view", "separators", "text-button", "image-button",
  ]
}

nonisolated extension AuditState {
  /// When a widget is in the state.
  fileprivate var circumstance: String {
    switch self {
    case .normal: "at rest"
    case .hover: "under the pointer"
    case .active: "while pressed"
    case .focus: "with the focus"
    case .checked: "while checked"
    case .selected: "while selected"
    case .disabled: "while disabled"
    case .backdrop: "in the background"
    case .drop: "while something is dragged over it"
    }
  }
}
