import LiverySystem
public import ThemeFormats
import ThemeSource

/// A request of a session to read a file, on any thread.
public struct FileRequest: Hashable, Sendable {
  /// The file.
  public let path: String

  /// The text with unsaved edits, which is read as well, since it may extend a changed file.
  let edited: SourceText?

  /// How often the session had written the file by then.
  let writes: Int

  /// Requests a file without edits.
  public init(path: String) {
    self.init(path: path, edited: nil, writes: 0)
  }

  init(path: String, edited: SourceText?, writes: Int) {
    (self.path, self.edited, self.writes) = (path, edited, writes)
  }

  /// Reads the file; this may take a second, plus the time of the disk.
  public func read(from library: ThemeLibrary) -> FileReading {
    do throws(FileError) {
      let text = SourceText(
        file: path, bytes: try RegularFile.read(path, upTo: ThemeLibrary.readLimit))
      let texts = [text] + [edited].compactMap(\.self).filter { $0.bytes != text.bytes }
      return FileReading(
        path: path, writes: writes, content: .success(text),
        themes: texts.map { theme($0, in: library) })
    } catch {
      return FileReading(path: path, writes: writes, content: .failure(error), themes: [])
    }
  }

  private func theme(_ text: SourceText, in library: ThemeLibrary) -> FileReading.Answer {
    do throws(ThemeFileError) {
      return FileReading.Answer(text: text, theme: .success(try library.read(text, path: path)))
    } catch {
      return FileReading.Answer(text: text, theme: .failure(error))
    }
  }
}

/// The result of reading a theme's file.
public struct FileReading: Sendable {
  /// The result of reading a text.
  struct Answer: Sendable {
    let text: SourceText
    let theme: Result<ThemeReading, ThemeFileError>
  }

  /// The file.
  public let path: String

  /// The number of times that the session had written the file when it requested this.
  let writes: Int

  /// The text of the file, or the reason why there is none.
  let content: Result<SourceText, FileError>

  /// The results for that text, and for the text with edits.
  let themes: [Answer]

  /// The theme of the file as it is on disk; `nil` if it is not one or has errors.
  public var theme: ThemeReading? { try? themes.first?.theme.get() }

  /// The result for a text; `nil` if it was not read.
  func answer(for text: SourceText) -> Result<ThemeReading, ThemeFileError>? {
    themes.first { $0.text.bytes == text.bytes }?.theme
  }
}
