import NewTheme
import ThemeCSS
import ThemeFormats
import ThemeSource

/// A theme's text and dials for it, a value that can be sent to a background task.
nonisolated struct AdjustRequest: Hashable, Sendable {
  /// The text, in Livery's own format, and the path that it is read as.
  let text: SourceText
  let path: String?

  let adjustment: ThemeAdjustment

  /// What the dials make of a text.
  struct Answer: Sendable {
    let request: AdjustRequest

    /// The theme; why there is none where it cannot be written.
    let result: Result<ThemeAdjustment.Result, AdjustmentError>
  }

  func answer(in library: ThemeLibrary) -> Answer {
    do throws(AdjustmentError) {
      guard let reading = read(text, in: library) else { throw .cannotWrite(name: text.file) }
      let result = try adjustment.adjusted(reading, on: .all4) { read($0, in: library) }
      return Answer(request: self, result: .success(result))
    } catch {
      return Answer(request: self, result: .failure(error))
    }
  }

  /// Where a dial of the panel changes which pairs pass.
  func edges(
    of dial: DialEdge.Dial, from start: Double, to end: Double, step: Double,
    in library: ThemeLibrary, isWanted: () -> Bool
  ) -> [DialEdge] {
    guard let reading = read(text, in: library) else { return [] }
    return adjustment.edges(
      of: dial, in: start...end, step: step, of: reading, on: .all4, isWanted: isWanted
    ) { read($0, in: library) }
  }

  private func read(_ text: SourceText, in library: ThemeLibrary) -> ThemeReading? {
    try? library.read(text, path: path, as: .livery)
  }
}
