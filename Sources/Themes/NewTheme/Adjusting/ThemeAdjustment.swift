public import ThemeCSS
public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// A change to all colors of a theme: dials first, and then a contrast.
public struct ThemeAdjustment: Hashable, Sendable {
  public var dials: ColorDials

  /// The contrast that all pairs are to have; `nil` leaves them as they are.
  public var aim: ContrastAim?

  public init(_ dials: ColorDials = ColorDials(), aim: ContrastAim? = nil) {
    (self.dials, self.aim) = (dials, aim)
  }

  /// Whether no color is changed.
  public var isIdentity: Bool { dials.isIdentity && aim == nil }

  /// What an adjustment makes of a theme.
  public struct Result: Sendable {
    /// The theme's text, byte for byte where nothing changes; with the dials alone where a pair
    /// cannot have the contrast.
    public let text: SourceText

    /// The theme of that text.
    public let theme: Theme?

    /// The pairs that have less than the level with the dials alone, at AA where no level is asked
    /// for.
    public let failing: [FailingPair]

    /// The pairs that no color gives the contrast.
    public let unreachable: [ContrastAdjustment.Unreachable]
  }

  /// Changes the colors of a theme of Livery's own format in all its appearances.
  ///
  /// - Parameters:
  ///   - reading: The theme.
  ///   - target: The releases of GTK on which the pairs are measured.
  ///   - read: Reads a changed text as the theme was read.
  /// - Returns: The text, what fails, and the pairs that cannot have the contrast.
  /// - Throws: That a color cannot be written.
  public func adjusted(
    _ reading: ThemeReading, on target: Target, read: (SourceText) -> ThemeReading?
  ) throws(AdjustmentError) -> Result {
    guard let turned = turned(reading, read: read), let theme = turned.theme else {
      throw .cannotWrite(name: reading.theme?.id ?? reading.text.file)
    }
    let appearances = theme.adjustedAppearances
    let adjuster = ContrastAdjuster(aim ?? .aa, on: target)
    let failing = adjuster.failing(turned, in: appearances)
    guard aim != nil else {
      return Result(text: turned.text, theme: theme, failing: failing, unreachable: [])
    }
    let result = try adjuster.adjusted(turned, in: appearances, read: read)
    let isSame = result.text.bytes == turned.text.bytes
    return Result(
      text: result.text, theme: isSame ? theme : read(result.text)?.theme, failing: failing,
      unreachable: result.unreachable)
  }

  /// The theme with the dials alone; `nil` where it cannot be read any more.
  func turned(_ reading: ThemeReading, read: (SourceText) -> ThemeReading?) -> ThemeReading? {
    let text = reading.text(applying: dials)
    return text.bytes == reading.text.bytes ? reading : read(text)
  }
}

extension Theme {
  /// The appearances in which a theme's pairs are given a contrast: those that it has values for.
  ///
  /// The base of all has values for high contrast, too, which count in what is made of it.
  public var adjustedAppearances: [Appearance] {
    ownLayer == 0
      ? appearances + appearances.map { Appearance($0.scheme, .highContrast) } : appearances
  }
}
