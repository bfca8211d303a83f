import System
public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// A theme on offer: the last that could be read of it, and what is wrong with its text now.
public struct ThemeEntry: Sendable {
  /// Where a theme comes from.
  public enum Origin: Hashable, Sendable {
    case builtIn
    /// A file that was opened by itself.
    case file
    /// A file of a folder whose themes are all on offer.
    case folder(String)
    /// An edited copy of the entry with the id, which has no file until it is saved.
    case copy(of: String)
  }

  public let id: String

  public let origin: Origin

  /// The file, unless the theme is built in or was never saved.
  public let path: String?

  /// The last good theme; `nil` for a file that never was one.
  public private(set) var theme: Theme?

  /// The findings of the text as it is now.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Why the file cannot be read at all, if it cannot.
  public private(set) var problem: ThemeFileError?

  /// The absolute paths whose change may change the theme: the file, what it extends, and the links
  /// that lead there.
  public private(set) var files: [String]

  /// The text that is worked on; `nil` where the file could never be read.
  private(set) var work: WorkingText?

  /// The text of `theme`.
  private(set) var good: SourceText?

  private(set) var format: ThemeFormat?

  private(set) var history = EditHistory()

  init(id: String, origin: Origin, path: String?) {
    self.id = id
    self.origin = origin
    self.path = path
    files = path.map(RegularFile.trail) ?? []
  }

  /// The theme's name as it is, markup and all, or the file's where it has none yet.
  public var name: String { theme?.name ?? id }

  /// Whether what is shown is older than the file.
  public var isBroken: Bool { problem != nil || diagnostics.hasErrors }

  /// The text with all edits, whether or not it makes a theme.
  public var text: SourceText? { work?.text }

  /// Whether there are edits that no file holds.
  public var isDirty: Bool { work?.isDirty ?? false }

  /// What the file holds and what was edited, while it must be chosen between them.
  public var conflict: TextConflict? { work?.conflict }

  public var canUndo: Bool { history.canUndo || canReturn }

  public var canRedo: Bool { history.canRedo }

  /// Whether the text has errors, and undoing brings back the one that is shown.
  var canReturn: Bool { good != nil && text != nil && good?.bytes != text?.bytes }
}

extension ThemeEntry {
  /// Takes what reading a text led to: the theme, or the findings that keep it from being one.
  mutating func take(_ reading: ThemeReading, gesture: Int? = nil) {
    if let new = reading.theme {
      if let good { history.record(from: good.bytes, to: reading.text.bytes, gesture: gesture) }
      (theme, good) = (new, reading.text)
    }
    show(reading)
  }

  /// Takes the reading of a text that a step of the history led to.
  mutating func take(_ reading: ThemeReading, by history: EditHistory) {
    (theme, good, self.history) = (reading.theme ?? theme, reading.text, history)
    show(reading)
  }

  private mutating func show(_ reading: ThemeReading) {
    if work == nil { work = WorkingText(reading.text) } else { work?.edit(reading.text) }
    format = reading.format
    if case .unrecognized? = problem { problem = nil }
    diagnostics = reading.diagnostics
    if !reading.files.isEmpty { files = reading.files }
  }

  /// Keeps the theme, whose file or text is now one that nobody can read.
  mutating func fail(_ problem: ThemeFileError) {
    diagnostics = []
    self.problem = problem
  }

  /// Takes notice of what the file holds now.
  mutating func find(_ onDisk: SourceText) {
    problem = nil
    if work == nil { work = WorkingText(onDisk) } else { work?.find(onDisk) }
  }

  /// Takes the bytes for what the file holds, or will with the next save.
  mutating func keep(_ saved: [UInt8]) {
    problem = nil
    work?.keep(saved)
  }

  /// Gives the edits up for what the file holds.
  mutating func yield() {
    work?.yield()
  }

  /// Gives the edits up for another text, which its file holds if it has one.
  mutating func start(with text: SourceText) {
    work = WorkingText(text)
  }

  /// Goes on with another text, which is yet to be read.
  mutating func edit(_ text: SourceText) {
    work?.edit(text)
  }

  /// The same theme and its history as the one of another file, which holds its text.
  func moved(to path: String, id: String) -> ThemeEntry {
    var entry = ThemeEntry(id: id, origin: .file, path: path)
    entry.work = text.map { WorkingText(SourceText(file: path, bytes: $0.bytes)) }
    (entry.theme, entry.good, entry.history) = (theme, good, history)
    return entry
  }

  /// Whether nothing that one is told of differs.
  func isSame(as other: ThemeEntry) -> Bool {
    work?.text == other.work?.text && isDirty == other.isDirty && conflict == other.conflict
      && problem == other.problem && diagnostics == other.diagnostics && files == other.files
      && theme?.sources == other.theme?.sources
  }
}
