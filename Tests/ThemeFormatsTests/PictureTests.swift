import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

/// Pictures that a theme names, read with it.
@Suite struct PictureTests {
  private static func svg(_ content: String, size: String = "width='8' height='8'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>"
  }

  private static let day = svg("<rect width='8' height='8' fill='#102030'/>")
  private static let night = svg("<rect width='8' height='8' fill='#405060'/>")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("day.svg", Self.day)
    try folder.write("art/night.svg", Self.night)
  }

  private func reading(_ pictures: String, more: String = "") throws -> ThemeReading {
    let path = try folder.write(
      "t.livery.toml", "livery = 1\nname = 'T'\n\(more)\n[pictures]\n\(pictures)")
    return try ThemeLibrary(userFolder: nil).readFile(path)
  }

  @Test func areResolvedByAppearanceAndTraits() throws {
    let reading = try reading(
      """
      ship = { light = 'day.svg', dark = 'art/night.svg', 'light+stormy' = './art/night.svg' }
      both = 'day.svg'
      """, more: "[traits]\nstormy = 'rain'")
    #expect(reading.findings.map(\.message) == [])
    let theme = try #require(reading.theme)
    #expect(theme.resolved(.light)[picture: "ship"]?.bytes == Array(Self.day.utf8))
    #expect(theme.resolved(.dark)[picture: "ship"]?.address == "art/night.svg")
    let stormy = try #require(theme.traits.trait(named: "stormy"))
    #expect(
      theme.resolved(Appearance(.light, stormy))[picture: "ship"]?.bytes == Array(Self.night.utf8))
    #expect(theme.resolved(.dark)[picture: "both"]?.bytes == Array(Self.day.utf8))
    #expect(theme.resolved(.dark)[picture: "none"] == nil)
    #expect(theme.appearances.count == 4)
    #expect(reading.files.contains { $0.hasSuffix("/art/night.svg") })
  }

  @Test func comeFromWhatIsExtendedToo() throws {
    try folder.write(
      "base/p.livery.toml",
      "livery = 1\nname = 'P'\n[pictures]\nship = { light = 'own.svg', dark = 'own.svg' }\nbuoy = 'own.svg'"
    )
    try folder.write("base/own.svg", Self.night)
    let theme = try #require(
      try reading("ship = { light = 'day.svg' }", more: "extends = 'base/p'").theme)
    #expect(theme.resolved(.light)[picture: "ship"]?.bytes == Array(Self.day.utf8))
    #expect(theme.resolved(.dark)[picture: "ship"]?.bytes == Array(Self.night.utf8))
    #expect(theme.resolved(.light)[picture: "buoy"]?.bytes == Array(Self.night.utf8))
  }

  @Test(arguments: [
    ("'gone.svg'", "", "no such file or directory"), ("'../day.svg'", "", "expected a path beside"),
    ("'/etc/day.svg'", "", "expected a path beside"),
    ("'https://example.org/day.svg'", "", "expected a path beside"),
    ("'notes.txt'", "", "expected a file in PNG"), ("3", "", "expected a string"),
    ("'blur(day.svg)'", "", "'invert(FILE)' or 'tint(FILE, $role)', not 'blur(day.svg)'"),
    ("'invert(gone.svg)'", "", "'gone.svg' cannot be shown: no such file or directory"),
    ("'invert(../day.svg)'", "", "expected a path beside"),
    ("'invert(tint(day.svg, $accent))'", "", "not 'tint(day.svg, $accent)'"),
    ("'tint(day.svg)'", "", "expected a file and a role, such as 'tint(mark.png, $accent)'"),
    ("'tint(day.svg, red)'", "", "expected a file and a role"),
    ("'tint(day.svg, $acent)'", "", "no role is called 'acent'; did you mean 'accent'?"),
    (
      "'x.svg'", "<svg width='1' height='1'><script>a()</script></svg>",
      "it has a script, '<script'"
    ),
    ("'x.svg'", "<svg width='1' height='1' onload='a()'/>", "it has a script, 'onload='"),
    ("'x.svg'", "<svg width='1' height='1'><a href='javascript:a()'/></svg>", "it has a script"),
    (
      "'x.svg'", "<svg width='1' height='1'><a href='https://example.org'/></svg>",
      "it has a link to 'https"
    ),
    (
      "'x.svg'", "<svg width='1' height='1'><a xlink:href='other.svg#a'/></svg>",
      "it has a link to 'other"
    ),
    (
      "'x.svg'", "<svg width='1' height='1'><style>@import 'a.css'</style></svg>",
      "it has a link to 'a.css'"
    ),
    (
      "'x.svg'", "<svg width='1' height='1'><rect fill='url(http://a/b#c)'/></svg>",
      "it has a link to 'http"
    ),
    (
      "'x.svg'", "<?xml-stylesheet href='#a'?><svg width='1' height='1'/>", "a link to a stylesheet"
    ),
    ("'x.svg'", "<!DOCTYPE a [<!ENTITY b 'c'>]><svg width='1' height='1'/>", "it has '<!ENTITY'"),
    ("'x.svg'", "<svg width='100000' height='100000'/>", "it has more than"),
    ("'x.svg'", "<svg/>", "gives neither"), ("'x.svg'", "hello", "it is no PNG"),
    ("'x.png'", "hello", "it is no PNG"),
    (
      "'x.svg'", "<svg width='1' height='1'>\(String(repeating: " ", count: 1 << 20))</svg>",
      "at most 1 MiB"
    ),
    ("'x.png'", String(repeating: "a", count: (8 << 20) + 1), "more than 8 MiB"),
    ("'x.png'", String(repeating: "a", count: 9 << 20), "more than 8 MiB"),
  ])
  func areRefusedWithTheirPlace(value: String, content: String, expected: String) throws {
    if !content.isEmpty {
      try folder.write(String(value.dropFirst().dropLast()), content)
    }
    let reading = try reading("ship = { light = 'day.svg', dark = \(value) }")
    #expect(reading.theme == nil)
    let finding = try #require(reading.findings.first)
    #expect(reading.findings.count == 1 && finding.message.contains(expected), "\(finding)")
    #expect(finding.location.start.line == 5 && finding.location.start.column == 36)
  }

  /// Programs write drawings with a bitmap picture inside, and GdkPixbuf paints it.
  @Test(arguments: [
    ("href='data:image/png;base64,PNG'", nil), ("xlink:href=\"data:image/png;base64,PNG\"", nil),
    ("xlink:href = 'DATA:image/Png;base64,\n PNG\n'", nil),
    ("href='#a'", nil), ("width='4'", nil),
    ("href='data:image/svg+xml;base64,PNG'", "it has a link to 'data:image/svg+xml"),
    ("href='data:image/png,PNG'", "it has a link to 'data:image/png,"),
    ("href='data:;base64,PNG'", "it has a link to 'data:;base64"),
    ("href='data:image/png;base64,PHN2Zy8+'", "it has a link to 'data:image/png;base64,PHN2"),
    ("href='data:image/png;base64,HUGE'", "the pictures inside it have more than"),
    ("href='a.png'", "it has a link to 'a.png'"),
    ("href='file:///etc/passwd'", "it has a link to 'file:///etc/passwd'"),
    ("fill='url(data:image/png;base64,PNG)'", "it has a link to 'data:image/png"),
    ("href='data:image/png;base64,PNG' xlink:href='b.png'", "it has a link to 'b.png'"),
    ("href='data:image/png;base64,PNG", "it has a link to 'data:image/png;base64"),
  ])
  func mayHaveBitmapsInside(attribute: String, problem: String?) throws {
    let image =
      attribute
      .replacing("PNG", with: Self.png(side: 4, colors: 6).base64EncodedString())
      .replacing("HUGE", with: Self.png(side: 3_000, colors: 6).base64EncodedString())
    try folder.write("x.svg", Self.svg("<image \(image)/>"))
    let messages = try reading("ship = 'x.svg'").findings.map(\.message)
    #expect(messages.count == (problem == nil ? 0 : 1), "\(messages)")
    if let problem { #expect(messages.first?.contains(problem) == true, "\(messages)") }
  }

  @Test func haveFewBitmapsInside() throws {
    let image =
      "<image href='data:image/png;base64,\(Self.png(side: 4, colors: 6).base64EncodedString())'/>"
    for (count, isShown) in [(16, true), (17, false)] {
      try folder.write("x.svg", Self.svg(String(repeating: image, count: count)))
      #expect(try reading("ship = 'x.svg'").findings.isEmpty == isShown)
    }
  }

  @Test func areRefusedWhereTheyAreHuge() throws {
    var png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
    png += Array("IHDR".utf8) + [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 6, 0, 0, 0]
    try folder.write("x.png", Data(png))
    let reading = try reading("ship = 'x.png'")
    #expect(reading.findings.map(\.rule.rawValue) == ["value/picture"])
    #expect(reading.findings[0].message.contains("65535 times 65535 pixels"))
  }

  /// A PNG of a size and a type of color, of which the header alone matters here.
  private static func png(side: UInt16, colors: UInt8) -> Data {
    let size = [0, 0, UInt8(side >> 8), UInt8(side & 0xff)]
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    bytes += size + size
    bytes += [8, colors, 0, 0, 0]
    return Data(bytes)
  }

  @Test(
    arguments: [
      ("tint(x.png, $accent)", 8, 2, "'x.png' cannot be tinted: nothing in it is transparent"),
      ("tint(x.png, $accent)", 8, 6, nil), ("invert(x.png)", 8, 2, nil),
      ("invert(x.png)", 4_000, 6, "'x.png' cannot be inverted: it has 4000 times 4000 pixels"),
      ("x.png", 4_000, 6, nil),
    ] as [(String, UInt16, UInt8, String?)])
  func areChangedWhereThatShowsSomething(
    value: String, side: UInt16, colors: UInt8, problem: String?
  ) throws {
    try folder.write("x.png", Self.png(side: side, colors: colors))
    let messages = try reading("ship = '\(value)'").findings.map(\.message)
    #expect(messages.count == (problem == nil ? 0 : 1))
    if let problem { #expect(messages.first?.contains(problem) == true, "\(messages)") }
  }

  /// A change is a part of the value, and its file comes along once.
  @Test func areWrittenWithTheirChanges() throws {
    let theme = try #require(
      try reading(
        "ship = { light = 'day.svg', dark = 'invert( day.svg )' }\nmark = 'tint(day.svg, $accent)'"
      ).theme)
    let written = ThemeWriter(theme).written(as: .livery, named: "t.livery.toml")
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
        ship = { light = "day.svg", dark = "invert(day.svg)" }
        mark = "tint(day.svg, $accent)"

        """), "\(text)")
    let kept = written.carrying(LinkedFiles(of: theme) { _ in nil })
    #expect(kept.files.map(\.name) == ["t.livery.toml", "day.svg"])
    #expect(kept.files.last?.bytes == Array(Self.day.utf8))
  }

  @Test func areNeverReadThroughLinksToElsewhere() throws {
    let other = try TemporaryFolder()
    try other.write("day.svg", Self.day)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.svg", withDestinationPath: "\(other.path)/day.svg")
    #expect(try reading("ship = 'link.svg'").findings.map(\.rule.rawValue) == ["value/picture"])
  }

  /// Nothing is known of them, and their names are kept.
  @Test func areNamesAloneWithoutAFolder() throws {
    let text = SourceText(file: "-", "livery = 1\nname = 'T'\n[pictures]\nship = 'day.svg'")
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
    #expect(reading.findings == [])
    let picture = try #require(reading.theme?.resolved(.light)[picture: "ship"])
    #expect(picture.address == "day.svg" && picture.bytes.isEmpty)
  }

  @Test func areWrittenAsTheyWereRead() throws {
    let theme = try #require(
      try reading("ship = { light = 'day.svg', dark = 'art/night.svg' }\nbuoy = 'day.svg'").theme)
    let written = ThemeWriter(theme).written(as: .livery, named: "t.livery.toml")
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(
      text.contains(
        "[pictures]\nship = { light = \"day.svg\", dark = \"art/night.svg\" }\nbuoy = \"day.svg\"\n"
      ),
      "\(text)")
    let kept = written.carrying(LinkedFiles(of: theme) { _ in nil })
    #expect(kept.files.map(\.name) == ["t.livery.toml", "day.svg", "art/night.svg"])
  }
}
