import LiveryAdwaita
import LiverySystem

extension RenderEnvironment {
  /// The environment of a stage on a screen.
  init(of stage: RenderStage, on screen: PrivateScreen) {
    self.init(
      gtk: Toolkit.version, libadwaita: Toolkit.adwaitaVersion, pango: Toolkit.pangoVersion,
      cairo: Toolkit.cairoVersion, renderer: "cairo on \(screen.kind.rawValue)",
      fonts: [Self.font, Self.monospace].map { "\($0): \(Toolkit.family(for: $0))" },
      text: stage.textPrint)
  }
}
