/// A text style for which a theme may set a font.
public enum FontName: String, CaseIterable, Hashable, Sendable {
  case body, heading, headline, title
  case title1 = "title-1"
  case title2 = "title-2"
  case title3 = "title-3"
  case title4 = "title-4"
  case caption, footnote, monospace, document
}

extension FontName {
  /// The components that are set in the font.
  var components: [Component] {
    switch self {
    case .body: [.window, .dialog]
    case .heading: [.sectionHeader, .headline]
    case .headline: [.headline]
    case .title: [.title]
    case .title1: [.title1]
    case .title2: [.title2]
    case .title3: [.title3]
    case .title4: [.title4]
    case .caption: [.caption, .subhead]
    case .footnote: [.footnote]
    case .monospace: [.monospace]
    case .document: [.document]
    }
  }
}
