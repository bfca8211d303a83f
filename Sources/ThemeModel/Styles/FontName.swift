/// A text style that a theme may give a font.
public enum FontName: String, CaseIterable, Hashable, Sendable {
  case body, heading, headline, title, caption, footnote, monospace, document
}

extension FontName {
  /// The components that are set in the font.
  var components: [Component] {
    switch self {
    case .body: [.window, .dialog]
    case .heading: [.sectionHeader, .headline]
    case .headline: [.headline]
    case .title: [.title]
    case .caption: [.caption, .subhead]
    case .footnote: [.footnote]
    case .monospace: [.monospace]
    case .document: [.document]
    }
  }
}
