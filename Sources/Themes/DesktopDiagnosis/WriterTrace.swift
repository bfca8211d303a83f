/// The evidence that a program has written into one of GTK's folders.
struct WriterTrace: Hashable, Sendable {
  let writer: ThemeWriter

  /// The file or link that shows it.
  let path: String

  /// A description of the evidence.
  let reason: String

  /// Whether apps read the file: it is `gtk.css`, or is imported there.
  let isInUse: Bool
}
