import GTKKnowledge
import LiveryAdwaita
import LiveryGTK

extension WindowTitle {
  /// Livery's name, and below it the release that provides the default colors, if that is not the
  /// running GTK.
  static func colors(of release: GTKRelease) -> WindowTitle {
    guard release != Toolkit.release else { return WindowTitle("Livery") }
    let title = WindowTitle("Livery", subtitle: translated("Colors of GTK \(release)"))
    title.tooltip = translated("Shapes are those of GTK \(Toolkit.version), which is running")
    return title
  }
}
