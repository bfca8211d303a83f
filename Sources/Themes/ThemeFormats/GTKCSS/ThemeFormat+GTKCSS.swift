extension ThemeFormat {
  /// Stylesheets of GTK.
  public static let gtkCSS = ThemeFormat(
    rawValue: "gtk-css", title: "a stylesheet", certainEndings: [], sharedEndings: [".css"],
    recognize: { text in
      text.root == nil && CSSRecognition.isCSS(text.content) ? .certain : .no
    },
    read: { text, context in GTKCSSReader.read(text.text, context) },
    write: { writer, name in GTKCSSWriter(writer).written(named: name) })
}
