import LiveryAdwaita
import LiveryRendering
import ThemeSession

extension WidgetTree {
  /// Whether a widget lies in a sample of Livery's own: a view that no app has, painted by rules that
  /// no app has, or a part of a page in another appearance.
  func isInSample(_ index: Int) -> Bool {
    line(from: index).contains {
      nodes[$0].name == Self.sampleName || nodes[$0].widget.hasStyleClass(LoadedTheme.partClass)
    }
  }

  /// The CSS name of the gallery's boxes.
  private static let sampleName = "boxview"
}
