import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryRendering
import ThemeLint

/// A fault in words.
nonisolated extension FoundFault {
  /// What is wrong, and where.
  var claim: String {
    let place = "'\(path)'" + (state == .normal ? "" : " (\(state.rawValue))") + " on '\(page)'"
    switch doubt {
    case .picture: return "it cannot be told whether \(place), over a picture, can be read"
    case .covered: return "it cannot be told how \(place), below something else, looks"
    case .release, nil: break
    }
    return switch kind {
    case .contrast:
      "\(ratio) between \(measure.color ?? "") and \(measure.background ?? "") of \(place)"
    case .focus: "the focus of \(place) has a contrast of \(ratio) where it is seen best"
    case .state: "\(place) looks as it does without that state"
    case .border: "the edge of \(place) has a contrast of \(ratio) where it is seen best"
    case .clipped: "a part of the text of \(place) is cut off"
    case .overlap: "the text of \(place) lies \(pixels(measure.value)) over other text or an icon"
    case .hitArea: "\(place) is \(pixels(measure.value)) high or wide"
    }
  }

  /// What was asked for, and what stock Adwaita has.
  var comparison: String {
    let stock = measure.stock
    switch doubt {
    case .picture: return ": \(ratio) where it has least"
    case .covered: return ""
    case .release, nil: break
    }
    switch kind {
    case .contrast, .focus, .border:
      let usual = stock.map { "; stock Adwaita has \(ContrastRatio.text($0))" }
      return ", below \(ContrastRatio.short(measure.minimum))" + (usual ?? "")
    case .hitArea:
      return ", below \(pixels(measure.minimum))"
        + (stock.map { "; stock Adwaita has \(pixels($0))" } ?? "")
    case .state, .clipped, .overlap: return ", unlike stock Adwaita"
    }
  }

  /// Which declaration does it.
  var blame: String {
    if doubt == .release {
      return "; perhaps since GTK \(Toolkit.release) drops parts of this theme that later ones read"
    }
    guard doubt == nil else { return "" }
    guard let cause else { return "; no declaration of the theme was found to do it" }
    let or = cause.other.map { " or \($0)" } ?? ""
    return cause.isCertain ? "; \(cause.name) does it" : "; perhaps \(cause.name)\(or) does it"
  }

  private var ratio: String { ContrastRatio.text(measure.value, below: measure.minimum) }

  private func pixels(_ length: Double) -> String { "\(Int(length.rounded())) px" }
}
