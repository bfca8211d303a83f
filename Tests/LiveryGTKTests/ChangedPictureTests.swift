import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel

@testable import LiveryAdwaita

/// Pictures that a theme inverts or tints, as GTK decodes them.
@MainActor @Suite struct ChangedPictureTests {
  private static let shape = "<rect width='4' height='8' fill='#123456'/>"
  private static let start = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'"

  /// A picture whose left half is #123456 and whose right half is transparent, in a kind of file.
  private static func file(_ kind: String) -> [UInt8] {
    switch kind {
    case "pixels.png":
      let row = [UInt8](repeating: 0, count: 32).indices.map { byte -> UInt8 in
        byte < 16 ? [0x56, 0x34, 0x12, 0xff][byte % 4] : 0
      }
      return Texture(width: 8, height: 8, pixels: (0..<8).flatMap { _ in row }).png
    case "wordy.svg":
      return Array(
        """
        <?xml version='1.0'?><!-- a > b, </g> --><!DOCTYPE svg [<!ELEMENT a (b)>]>
        \(start) class='a > b'>\(shape)</svg> <!-- </svg> --><?end?>\n
        """.utf8)
    case "moved.svg":
      return Array(
        """
        \(start) viewBox='0 -960 960 960'><rect y='-960' width='480' height='960' \
        fill='#123456'/></svg>
        """.utf8)
    default: return Array("\(start)>\(shape)</svg>".utf8)
    }
  }

  @Test(arguments: ["plain.svg", "wordy.svg", "moved.svg", "pixels.png"])
  func areInvertedAndTinted(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Data(Self.file(name)))
    let path = try folder.write(
      "t.livery.toml",
      """
      livery = 1
      name = "T"
      [colors]
      accent = { light = "#8a2b0c", dark = "#0b7285" }
      [pictures]
      ship = { light = "\(name)", dark = "invert(\(name))" }
      mark = "tint( \(name), $accent )"
      """)
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    let read = reading.theme
    let theme = try #require(read, "\(reading.findings)")
    for (picture, appearance, expected) in [
      ("ship", Appearance.light, "#123456"), ("ship", .dark, "#edcba9"),
      ("mark", .light, "#8a2b0c"), ("mark", .dark, "#0b7285"),
    ] {
      let bytes = theme.resolved(appearance)[picture: PictureName(rawValue: picture)]?.bytes ?? []
      let pixels = try #require(Texture(encoded: bytes)).pixels
      try #require(pixels.count == 256)
      #expect(Self.text(pixels, 1) == expected, "\(picture) in \(appearance)")
      #expect(pixels[24..<28].elementsEqual([0, 0, 0, 0]), "\(picture) in \(appearance)")
    }
  }

  /// The color of an opaque pixel of the first row.
  private static func text(_ pixels: [UInt8], _ place: Int) -> String {
    "#" + [2, 1, 0].map { String(format: "%02x", pixels[place * 4 + $0]) }.joined()
  }
}
