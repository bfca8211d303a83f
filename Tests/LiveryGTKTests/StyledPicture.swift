import LiveryAdwaita
import LiveryGTK
import Testing

/// How GTK paints widgets with a stylesheet.
@MainActor enum StyledPicture {
  /// The pixels of the widget `box` of a UI, while a stylesheet is loaded.
  ///
  /// - Parameters:
  ///   - text: The UI file.
  ///   - width: The width in px.
  ///   - load: Loads the stylesheet.
  /// - Returns: The pixels, as in `Texture.pixels`.
  /// - Throws: An error if the UI cannot be built or painted.
  static func pixels(
    ofUI text: String, width: Int, _ load: (CSSProvider) -> Void
  ) throws -> [UInt8] {
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    load(provider)
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    let builder = try Builder(text: Array(text.utf8), file: "page.ui")
    let box = try #require(builder.widget("box"))
    let window = HiddenWindow(box)
    window.layOut(width: width)
    return try #require(box.texture()).pixels
  }
}
