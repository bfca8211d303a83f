import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeSession

extension WidgetTree {
  /// Whether a widget lies in a sample of Livery's own: a view that no app has, painted by rules that
  /// no app has, a swatch, or a part of a page in another appearance.
  func isInSample(_ index: Int) -> Bool {
    line(from: index).contains {
      nodes[$0].name == Self.sampleName || nodes[$0].widget.hasStyleClass(LoadedTheme.partClass)
        || nodes[$0].widget.widgetName.hasPrefix(Swatch.namePrefix)
    }
  }

  /// The CSS name of the gallery's boxes.
  private static let sampleName = "boxview"
}
