import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeSession

extension WidgetTree {
  /// Whether a widget lies in a sample of Livery's own: a view that no app has, painted by rules
  /// that no app has, a swatch, or a part of a page in another appearance.
  func isInSample(_ index: Int) -> Bool {
    line(from: index).contains {
      nodes[$0].name == Self.sampleName || nodes[$0].widget.hasStyleClass(LoadedTheme.partClass)
        || Swatch.isShown(by: nodes[$0].widget.widgetName)
    }
  }

  /// The CSS name of the gallery's boxes.
  private static let sampleName = "boxview"

  /// Whether one of some widgets is an entry in the color of a state, which it seldom has.
  func isInColoredEntry(_ widgets: [Int]) -> Bool {
    widgets.contains { index in
      nodes[index].name == "entry"
        && Self.colored.contains { nodes[index].widget.hasStyleClass($0) }
    }
  }

  private static let colored = ["success", "warning", "error"]
}
