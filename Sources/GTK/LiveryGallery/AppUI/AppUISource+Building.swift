package import LiveryAdwaita

extension AppUISource {
  /// The maximum number of properties that are removed before the file counts as broken.
  private static let removalLimit = 200

  /// Builds the content as a page, which scrolls if there is too little space.
  package mutating func buildPage() throws(BuilderError) -> Widget {
    let content = try build()
    content.hexpand = true
    content.vexpand = true
    return ScrolledWindow(child: content, .both)
  }

  /// Builds the content; a property that this GTK does not have is removed, with a finding.
  package mutating func build() throws(BuilderError) -> Widget {
    for _ in 0..<Self.removalLimit {
      do throws(BuilderError) {
        let builder = try Builder(text: Array(text.utf8), file: file)
        let root = roots.lazy.compactMap { builder.widget($0) }.first
        builder.destroyWindows(besides: root)
        guard let root else { throw BuilderError(file: file, message: "it has no widget") }
        return root.embeddable
      } catch {
        guard let line = error.line, error.isOfOneProperty,
          dropProperty(atLine: line, saying: error.message)
        else { throw error }
      }
    }
    throw BuilderError(
      file: file, message: "too much of it is not known to GTK \(Toolkit.version)")
  }
}
