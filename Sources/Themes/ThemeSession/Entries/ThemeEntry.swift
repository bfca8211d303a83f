import LiverySystem
public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// An open theme: its last good state, its text, and the text's findings.
public struct ThemeEntry: Sendable {
  /// The origin of a theme.
  public enum Origin: Hashable, Sendable {
    case builtIn
    case file
    /// An edited copy of the entry with the ID; it has no file until it is saved.
    case copy(of: String)
  }

  public let id: String

  public let origin: Origin

  /// The file, unless the theme is built in or was never saved.
  public let path: String?

  /// The last good theme; `nil` for a file that never was a valid one.
  public private(set) var theme: Theme?

  /// The findings of the text as it is now.
  public private(set) var findings: [Finding] = []

  /// Why the file cannot be read, if it cannot.
  public private(set) var problem: ThemeFileError?

  /// The absolute paths on which the theme depends: its file, its base themes' files, and links.
  public private(set) var files: [String]

  /// The text being edited; `nil` if the file could never be read.
  var work: WorkingText?

  /// The text of `theme`.
  private(set) var good: SourceText?

  /// The text's values, if it is in Livery's own format.
  private(set) var document: SourceDocument?

  package private(set) var format: ThemeFormat?

  private(set) var history = EditHistory()

  init(id: String, origin: Origin, path: String?) {
    self.id = id
    self.origin = origin
    self.path = path
    files = path.map(RegularFile.trail) ?? []
  }

  /// The theme's name, or its ID if it has no name yet.
  public var name: String { theme?.name ?? id }

  /// The findings of the text, or the reason why it cannot be read as one of them.
  package var allFindings: [Finding] {
    guard let problem else { return findings }
    if case .invalid(let found) = problem { return found }
    let place = SourceText(file: path ?? id, bytes: []).location(of: 0..<0)
    return [Finding(.error, .format, at: place, problem.description)]
  }

  /// Whether the present file has errors, so that an earlier version of the theme is shown.
  public var isBroken: Bool { problem != nil || findings.hasErrors }

  /// Whether the file of a theme was deleted or can no longer be read, so that the theme exists
  /// only here.
  package var lacksReadableFile: Bool {
    guard case .unreadable? = problem else { return false }
    return theme != nil && path != nil
  }

  /// Whether the theme is in a format that is only read, so that edits are made in a copy.
  public var isForeign: Bool { theme != nil && format.map { $0 != .livery } ?? false }

  /// The text with all edits, whether or not it is a valid theme.
  public var text: SourceText? { work?.text }

  /// Whether there are unsaved edits.
  public var isDirty: Bool { work?.isDirty ?? false }

  /// The edited text and the changed file, until the user chooses one.
  public var conflict: TextConflict? { work?.conflict }

  public var canUndo: Bool { history.canUndo || canReturn }

  public var canRedo: Bool { history.canRedo }

  /// Whether the text has errors, and undo restores the shown theme.
  var canReturn: Bool { good != nil && text != nil && good?.bytes != text?.bytes }
}

extension ThemeEntry {
  /// Updates the entry with a reading of its text: the theme, or the errors instead.
  mutating func update(with reading: ThemeReading, gesture: Int? = nil) {
    if let new = reading.theme {
      if let good { history.record(from: good.bytes, to: reading.text.bytes, gesture: gesture) }
      (theme, good) = (new, reading.text)
    }
    show(reading)
  }

  /// Updates the entry with a theme without a text.
  mutating func update(with theme: Theme) {
    self.theme = theme
  }

  /// Updates the entry with a reading of the text after a step of the history.
  mutating func update(with reading: ThemeReading, by history: EditHistory) {
    (theme, good, self.history) = (reading.theme ?? theme, reading.text, history)
    show(reading)
  }

  /// The history with a change that another program has made since a text was saved.
  func history(
    above saved: [UInt8], _ patch: ([UInt8]) -> [UInt8]?
  ) -> (history: EditHistory, text: [UInt8])? {
    good.flatMap { history.inserting($0.bytes, above: saved, patch) }
  }

  /// Forgets the steps that were undone.
  mutating func forgetUndone() {
    history.forgetUndone()
  }

  private mutating func show(_ reading: ThemeReading) {
    if work == nil { work = WorkingText(reading.text) } else { work?.edit(reading.text) }
    (format, document) = (reading.format, reading.document)
    if case .unrecognized? = problem { problem = nil }
    findings = reading.findings
    if !reading.files.isEmpty { files = reading.files }
  }

  /// Keeps the theme, but records that its file or text cannot be read now.
  mutating func fail(_ problem: ThemeFileError) {
    findings = []
    self.problem = problem
  }

  /// Updates the text with the content of the file.
  mutating func load(_ onDisk: SourceText) {
    problem = nil
    if work == nil { work = WorkingText(onDisk) } else { work?.load(onDisk) }
  }

  /// Records the content of the file, now or after the next save.
  mutating func markSaved(_ saved: [UInt8]) {
    problem = nil
    work?.markSaved(saved)
  }

  /// The same theme and history for another file with the same text.
  func moved(to path: String, id: String) -> ThemeEntry {
    var entry = ThemeEntry(id: id, origin: .file, path: path)
    entry.work = text.map { WorkingText(SourceText(file: path, bytes: $0.bytes)) }
    (entry.theme, entry.good, entry.history) = (theme, good, history)
    return entry
  }

  /// Whether both are equal for an observer.
  func isSame(as other: ThemeEntry) -> Bool {
    work?.text == other.work?.text && isDirty == other.isDirty && conflict == other.conflict
      && problem == other.problem && findings == other.findings && files == other.files
      && theme?.sources == other.theme?.sources && theme?.allPictures == other.theme?.allPictures
  }
}
