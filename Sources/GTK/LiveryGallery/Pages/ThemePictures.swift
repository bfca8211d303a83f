package import LiveryAdwaita
package import ThemeModel

/// Shows a theme's pictures in the widgets that have their names.
///
/// A picture whose theme has none of its name shows what its UI file says.
package final class ThemePictures {
  private struct Place {
    let widget: Picture

    /// The file that its UI file names.
    let file: String?

    var shown: ThemePicture?
  }

  private var places: [Place]

  /// Finds the pictures of a page; those that rows of lists create later are not among them.
  package init(in root: Widget) {
    places = ([root] + root.descendants).compactMap { $0.as(Picture.self) }.map {
      Place(widget: $0, file: $0.file)
    }
  }

  /// Shows the pictures of a theme; one that cannot be decoded changes nothing.
  package func show(_ theme: ResolvedTheme) {
    for index in places.indices {
      let (widget, shown) = (places[index].widget, places[index].shown)
      let picture = theme[picture: PictureName(rawValue: widget.widgetName)]
      guard picture != shown else { continue }
      if let picture {
        guard widget.show(encoded: picture.bytes) else { continue }
      } else if let file = places[index].file {
        widget.load(file: file)
      } else {
        widget.clear()
      }
      places[index].shown = picture
    }
  }
}
