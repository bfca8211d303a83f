public import ThemeModel

/// The GTK that a stylesheet is written for.
public enum Target: String, CaseIterable, Hashable, Sendable {
  /// Named colors alone, as adw-gtk3 takes them; rules for widgets of GTK 4 stay out.
  case gtk3_24 = "3.24"

  /// Named colors and rules, which every GTK from 4.8 on reads.
  case gtk4_8 = "4.8"

  /// Named colors, rules, and the variables of `:root`, which libadwaita paints with since 1.6.
  case gtk4_16 = "4.16"

  /// The same with all appearances in one file, each in an `@media` block.
  case gtk4_20 = "4.20"

  /// The libadwaita that came out for the GTK.
  public var adwaita: AdwaitaVersion {
    switch self {
    case .gtk3_24, .gtk4_8: .v1_2
    case .gtk4_16: .v1_6
    case .gtk4_20: AdwaitaVersion(1, 8)
    }
  }

  /// Whether one file holds every appearance.
  public var hasMedia: Bool { self == .gtk4_20 }

  var hasVariables: Bool { self == .gtk4_16 || self == .gtk4_20 }

  var hasRules: Bool { self != .gtk3_24 }
}
