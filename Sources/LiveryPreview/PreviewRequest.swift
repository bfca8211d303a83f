/// The theme, page, appearance and size that a command line asks the window for.
public nonisolated struct PreviewRequest: Hashable, Sendable {
  /// Theme files to show, as typed.
  public var files: [String]

  /// The ID of the theme to show; by default the first file.
  public var theme: String?

  public var page: Page?
  public var appearance: AppearanceRequest?

  /// The size of the window; by default its last size.
  public var size: WindowSize?

  /// The user's own UI file, as typed.
  public var ui: String?

  /// The screenshot to take before the program ends by itself.
  public var screenshot: Screenshot?

  public struct Screenshot: Hashable, Sendable {
    let path: String

    /// How many pixels of the picture there are for one of the window, in each direction.
    let scale: Int

    public init(path: String, scale: Int) {
      self.path = path
      self.scale = scale
    }
  }

  public init(
    files: [String] = [], theme: String? = nil, page: Page? = nil,
    appearance: AppearanceRequest? = nil
  ) {
    self.files = files
    self.theme = theme
    self.page = page
    self.appearance = appearance
  }
}

/// The size of a window in px, written `1120x760`.
public nonisolated struct WindowSize: Codable, Hashable, Sendable {
  let width, height: Int

  /// What pictures are taken in.
  static let standard = WindowSize(width: 1120, height: 760)

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Reads `WIDTHxHEIGHT`, each from 1 to 16384, the largest that a screen can have.
  public init?(text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...16_384).contains(width), (1...16_384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

nonisolated extension WindowSize: CustomStringConvertible {
  /// How many pixels a picture may have: as many as 8192 by 8192, a quarter of a GiB.
  public static let mostPixels = 1 << 26

  public var pixels: Int { width * height }

  /// The size of a picture that has so many pixels for each.
  public func scaled(by scale: Int) -> WindowSize {
    WindowSize(width: width * scale, height: height * scale)
  }

  public var description: String { "\(width)x\(height)" }
}
