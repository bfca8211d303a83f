import CLiveryAdwaita
public import Fuzzing
import LiveryAdwaita
import LiveryGallery

/// Reads inputs as UI files of someone else, and checks what is left of them for GtkBuilder.
///
/// GTK must have been started.
public struct UIChecks {
  /// The folder in which all files lie that GTK may read; it does not exist.
  nonisolated static let folder = "/livery-fuzz/"

  /// One input in so many is built.
  private static let builtOneIn = 16

  public init() {
    // Known by its name from now on: it is where another type does not.
    g_type_ensure(gtk_label_get_type())
  }

  /// Reads an input.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - isThorough: Whether GTK builds it in any case, rather than where the bytes choose so.
  /// - Throws: What cannot be true.
  public func run(on bytes: [UInt8], isThorough: Bool) throws(Contradiction) {
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let read: MarkupElement
    var source: AppUISource
    do throws(BuilderError) {
      read = try MarkupElement(reading: bytes, file: "fuzz.ui")
      source = try filtered(bytes)
    } catch {
      return try check(error.line ?? 1, error.message, lineCount)
    }
    try MarkupChecks.checkWriting(of: read)
    for finding in source.findings { try check(finding.line, finding.message, lineCount) }
    let text = source.text
    try RemainderChecks.check(text)
    try checkAgain(text)
    try MarkupChecks.checkLines(of: parsed(text), from: read)
    var choice = CheckChoice(of: bytes, isThorough)
    guard choice.chooses(oneIn: UIChecks.builtOneIn) else { return }
    // What GTK says against it is no find.
    _ = try? source.build()
    // A property that was taken out may have been the place of an object that others name.
    try RemainderChecks.check(source.text)
  }

  private func filtered(_ bytes: [UInt8]) throws(BuilderError) -> AppUISource {
    try AppUISource(bytes, file: "fuzz.ui") { name throws(UnreadFile) in
      // A file that was placed is placed again when what is left is read.
      let isPlaced = name.hasPrefix(UIChecks.folder)
      let name = isPlaced ? String(name.dropFirst(UIChecks.folder.count)) : name
      guard !name.hasPrefix("/"), !name.contains("..") else { throw .because("it lies outside") }
      // No sign of the copy's name is escaped in an address.
      let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard letters.count > 1 else { throw .missing }
      return PlacedFile(path: name, copy: UIChecks.folder + letters)
    }
  }

  /// The elements of a text that was written.
  private func parsed(_ text: String) throws(Contradiction) -> MarkupElement {
    do throws(BuilderError) {
      return try MarkupElement(reading: Array(text.utf8), file: "written.ui")
    } catch {
      throw Contradiction("what was written cannot be read: \(error)")
    }
  }

  private func check(_ line: Int, _ message: String, _ count: Int) throws(Contradiction) {
    try claim((1...count).contains(line), "line \(line) of \(count): \(message)")
    try claim(!message.isEmpty, "there is no finding for line \(line)")
  }

  /// Claims that nothing more is taken out of what is left.
  private func checkAgain(_ text: String) throws(Contradiction) {
    // The address of a placed file is none that a user may write.
    let named = text.replacing("file://" + UIChecks.folder, with: UIChecks.folder)
    let again: AppUISource
    do throws(BuilderError) {
      again = try filtered(Array(named.utf8))
    } catch {
      throw Contradiction("what is left is refused: \(error)")
    }
    let messages = again.findings.map(\.message)
    try claim(messages.isEmpty, "what is left has findings: \(messages)")
    let written = again.text.replacing("file://" + UIChecks.folder, with: UIChecks.folder)
    try MarkupChecks.check(parsed(written), is: parsed(named))
  }
}
