import LiveryAdwaita
import ThemeModel

extension Metric {
  /// The name of its row.
  var title: String {
    switch self {
    case .controlRadius: translated("Control Corner Radius")
    case .cardRadius: translated("Card Corner Radius")
    case .popoverRadius: translated("Popover Corner Radius")
    case .windowRadius: translated("Window Corner Radius")
    case .borderWidth: translated("Border Width")
    case .controlHeight: translated("Control Height")
    case .spacing: translated("Button Spacing")
    }
  }

  /// A description of its purpose.
  var summary: String {
    switch self {
    case .controlRadius: translated("How round the corners of buttons and entries are")
    case .cardRadius: translated("How round the corners of cards are")
    case .popoverRadius: translated("How round the corners of popovers and menus are")
    case .windowRadius: translated("How round the corners of windows and dialogs are")
    case .borderWidth: translated("How thick the borders of cards and entries are")
    case .controlHeight: translated("How high buttons and entries are at least")
    case .spacing: translated("How far linked buttons are apart")
    }
  }

  /// The value in the stylesheet of libadwaita, from which steps start.
  func usual(in adwaita: AdwaitaVersion) -> Double {
    switch self {
    case .controlRadius: adwaita < .v1_7 ? 6 : 9
    case .cardRadius: 12
    case .popoverRadius, .windowRadius: adwaita < .v1_7 ? 12 : 15
    case .borderWidth: 1
    case .controlHeight: 34
    case .spacing: 0
    }
  }
}

extension FontName {
  /// The name of its group.
  var title: String {
    switch self {
    case .body: translated("Body")
    case .heading: translated("Heading")
    case .headline: translated("Headline")
    case .title: translated("All Titles")
    case .title1: translated("Title 1")
    case .title2: translated("Title 2")
    case .title3: translated("Title 3")
    case .title4: translated("Title 4")
    case .caption: translated("Caption")
    case .footnote: translated("Footnote")
    case .monospace: translated("Monospace")
    case .document: translated("Document")
    }
  }
  /// A description of the group.
  var summary: String {
    switch self {
    case .body: translated("The font of windows and dialogs")
    case .heading: translated("The font of headings and of titles over groups")
    case .headline: translated("The font of headings over text")
    case .title: translated("The font of titles of any size")
    case .title1, .title2, .title3, .title4: translated("The font of titles of this size")
    case .caption: translated("The font of small texts beside a picture or a value")
    case .footnote: translated("The font of texts under a group")
    case .monospace: translated("The font of code, with letters of one width")
    case .document: translated("The font of texts to be read at length")
    }
  }
}

extension StyleProperty {
  /// The name of the row for a font's property.
  var fontTitle: String {
    switch self {
    case .fontFamily: translated("Family")
    case .fontSize: translated("Size")
    case .fontWeight: translated("Weight")
    case .fontStyle: translated("Style")
    default: name
    }
  }
}
