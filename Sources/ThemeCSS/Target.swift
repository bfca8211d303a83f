public import ThemeModel

/// The GTK that a stylesheet is written for.
public enum Target: String, CaseIterable, Hashable, Sendable {
  /// Named colors alone, which every GTK from 4.8 on reads.
  case gtk4_8 = "4.8"

  /// Named colors and the variables of `:root`, which libadwaita paints with since 1.6.
  case gtk4_16 = "4.16"

  /// The libadwaita that came out for the GTK.
  public var adwaita: AdwaitaVersion {
    switch self {
    case .gtk4_8: .v1_2
    case .gtk4_16: .v1_6
    }
  }

  var hasVariables: Bool { self != .gtk4_8 }
}
