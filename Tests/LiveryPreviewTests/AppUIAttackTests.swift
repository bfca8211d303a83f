import Fixtures
import Foundation
import GTKFixtures
import LiveryGallery
import LiveryRendering
import TestDisplay
import Testing

@testable import LiveryPreview

/// What the UI file of someone else may try, through the program itself: it does nothing, the
/// problem bar says what was left out, and the rest of the page is shown.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct AppUIAttackTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What a command that is run leaves behind.
  private var mark: String { folder.path + "/mark" }

  /// A binding that would replace the program by a shell.
  private var shell: String {
    """
    <binding name="sensitive"><closure function="execveat" type="gint">
      <constant type="gint">-100</constant>
      <constant type="gchararray">/bin/sh</constant>
      <constant type="GStrv">sh
    -c
    touch '\(mark)'</constant>
      <constant type="GStrv"></constant>
      <constant type="gint">0</constant>
    </closure></binding>
    """
  }

  /// A page with some objects before a label.
  private func page(_ objects: [String], outside: String = "") -> String {
    let children = objects.map { "<child>\n\($0)\n</child>\n" }.joined()
    return """
      <?xml version="1.0"?>
      <interface>
      <object class="GtkBox"><property name="orientation">vertical</property>
      \(children)
      <child><object class="GtkLabel"><property name="label">Still here</property></object></child>
      </object>
      \(outside)
      </interface>
      """
  }

  /// A list of one row, in a UI file of its own.
  private func list(_ row: String) -> String {
    """
    <object class="GtkListView">
    <property name="model"><object class="GtkNoSelection"><property name="model">
    <object class="GtkStringList"><items><item>one</item></items></object></property></object></property>
    <property name="factory"><object class="GtkBuilderListItemFactory"><property name="bytes"><![CDATA[
    <interface><template class="GtkListItem"><property name="child">
    \(row)
    </property></template></interface>]]></property></object></property></object>
    """
  }

  /// A page that tries everything at once, and the findings about it.
  private func attack() throws -> (text: String, findings: [String]) {
    _ = try folder.write("huge.png", Self.png(width: 60_000, height: 60_000))
    _ = try folder.write("secret.png", Self.png(width: 1, height: 1))
    try folder.write("in/plain.png", Self.png(width: 1, height: 1))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.png", withDestinationPath: "../secret.png")
    mkfifo(folder.path + "/in/pipe.png", 0o600)
    try FileManager.default.copyItem(
      atPath: folder.path + "/huge.png", toPath: folder.path + "/in/huge.png")
    let picture = { (file: String) in
      "<object class=\"GtkPicture\"><property name=\"file\">\(file)</property></object>"
    }
    let image = { (file: String) in
      "<object class=\"GtkImage\"><property name=\"file\">\(file)</property></object>"
    }
    let text = page(
      [
        "<object class=\"GtkLabel\">\(shell)<property name=\"label\">Called</property></object>",
        "<object class=\"GtkLabel\" type-func=\"gtk_label_get_type\"/>",
        "<object class=\"GtkButton\"><?x > <!-- ?><signal name=\"map\" handler=\"abort\"/><!-- --></object>",
        "<object class=\"GtkButton\"><signal name=\"map\" handler=\"abort\"/></object>",
        list(
          "<object class=\"GtkLabel\"><property name=\"label\">In a row</property>\(shell)"
            + "<signal name=\"map\" handler=\"abort\"/></object>"),
        picture("/dev/zero"), image("/dev/zero"), image("../secret.png"), image("link.png"),
        image("pipe.png"), image("huge.png"), picture("file:///etc/passwd"),
        """
        <object class="GtkImage"><property name="file" bind-source="path" bind-property="label"
          bind-flags="sync-create"/></object>
        """,
        "<object class=\"GtkLabel\" id=\"path\"><property name=\"label\">/dev/zero</property></object>",
        "<object class=\"GtkVideo\"><property name=\"file\">file:///dev/zero</property></object>",
      ],
      outside: """
        <object class="GtkWindow"><property name="visible">1</property>
        <property name="title">Second window</property></object>
        """)
    return (
      text,
      [
        "'execveat' is a function of the program",
        "'gtk_label_get_type' is a function of the program",
        "'/dev/zero' is not read: it lies outside", "'../secret.png' is not read: it lies outside",
        "'link.png' is not read: it lies outside",
        "'pipe.png' is not read: it is not a regular file",
        "'huge.png' is not read: it has more than 40 million pixels",
        "'file:///etc/passwd' is not read: it is an address", "'file' cannot be bound",
        "'GtkVideo' is not allowed",
      ]
    )
  }

  /// A picture of one color, as a file of some bytes.
  private static func png(width: UInt32, height: UInt32) -> Data {
    let number = { (value: UInt32) in withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    var data: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    func add(_ name: String, _ content: [UInt8]) {
      let body = Array(name.utf8) + content
      // CRC-32 as in ISO 3309, section 5.2.
      var sum = UInt32.max
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
      }
      data += number(UInt32(content.count)) + body + number(~sum)
    }
    add("IHDR", number(width) + number(height) + [1, 0, 0, 0, 0])
    add("IDAT", [0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1])
    add("IEND", [])
    return Data(data)
  }

  @Test func showsTheRestAndSaysWhatIsLeftOut() throws {
    let (text, findings) = try attack()
    let preview = try Preview(["--ui", folder.write("in/attack.ui", text)])
    _ = try preview.text(saying: "Still here")
    _ = try preview.text(saying: "In a row")
    // The bar has room for three lines.
    let bar = try preview.text(saying: "and \(findings.count - 3) more")
    for finding in findings.prefix(3) { #expect(bar.contains(finding)) }
    #expect(!folder.exists("mark"))
    let tree = try preview.display.request("tree", for: RequestValue.self)
    #expect(!"\(tree)".contains("Second window"))
    try preview.expectHealth()
  }

  @MainActor @Test(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
  func saysWhatIsLeftOut() throws {
    let (text, findings) = try attack()
    let pictures = AppUIPictures(of: folder.path + "/in")
    let source = try AppUISource(Array(text.utf8), file: "attack.ui", place: pictures.place)
    #expect(source.findings.count == findings.count)
    for (found, expected) in zip(source.findings, findings) {
      #expect(found.message.hasPrefix(expected))
    }
  }

  @Test func doesNothingForAPicture() throws {
    let path = try folder.write("in/attack.ui", attack().text)
    let (status, log) = try screenshot(path)
    #expect(status == 0 && log == "")
    #expect(!folder.exists("mark"))
  }

  /// Runs the program for a picture of a file.
  private func screenshot(
    _ path: String, _ environment: [String: String] = [:]
  ) throws -> (status: Int?, log: String) {
    let picture = folder.path + "/picture.png"
    let preview = try Preview(
      ["--ui", path, "--screenshot", picture], environment: environment, isAwaited: false)
    return (
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self),
      try preview.display.request("log", ["pid": preview.pid], for: String.self)
    )
  }

  @Test(arguments: [
    ("<object class=\"GtkBox\"><child>", 5_000, "in each other"),
    ("<object class=\"GtkLabel\"/>", 6_000, "more than 5000 objects"),
    (" ", 5 << 20, "more than 4194304 bytes"),
  ])
  func saysThatAFileIsTooLarge(part: String, count: Int, message: String) throws {
    let content = String(repeating: part, count: count)
    let preview = try Preview(
      ["--ui", folder.write("large.ui", "<interface>\(content)</interface>")])
    _ = try preview.text(saying: message)
    try preview.expectHealth()
  }

  /// Rows of headers for items, which GTK calls critical; a program that is set to do so ends then.
  private let crashing = """
    <object class="GtkListView">
    <property name="model"><object class="GtkNoSelection"><property name="model">
    <object class="GtkStringList"><items><item>one</item></items></object></property></object></property>
    <property name="factory"><object class="GtkBuilderListItemFactory"><property name="bytes"><![CDATA[
    <interface><template class="GtkListHeader"/></interface>]]></property></object></property></object>
    """
  private let debug = ["G_DEBUG": "fatal-criticals"]

  @Test func doesNotOpenAFileAgainThatKilledTheWindow() throws {
    let path = try folder.write("crashing.ui", page([]))
    let preview = try Preview(["--ui", path], environment: debug)
    _ = try preview.text(saying: "Still here")
    try folder.write("crashing.ui", page([crashing]))
    _ = try preview.text(saying: "“crashing.ui” killed the window")
    try preview.await("selected", of: "list item", "Overview")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.ranges(of: "killed the window").count == 1)
  }

  @Test func leavesOutAFileThatWasShownForLong() throws {
    let preview = try Preview(["--theme", "ocean", "--ui", folder.write("late.ui", page([]))])
    _ = try preview.text(saying: "Still here")
    let die = {
      try preview.display.perform("signal", ["pid": preview.pid, "number": 6, "to": "children"])
    }
    // Shown again after another page.
    try preview.type("Control_L", "Next")
    try preview.await("selected", of: "list item", "Overview")
    try preview.type("End")
    try preview.type("Return")
    try preview.await("selected", of: "list item", "late.ui")
    // Until the second frame of the page before, that page's theme is blamed.
    try preview.awaitPaintedOwnPage()
    try die()
    _ = try preview.text(saying: "The window died while it showed “late.ui”")
    _ = try preview.text(saying: "The file is not opened again by itself.")
    try preview.await("pressed", of: "toggle", "Ocean")
    try preview.await("selected", of: "list item", "Overview")
    // Before the new window was painted, it is blamed for what it tries, and not for what it shows.
    try preview.awaitPainted(of: "\"page\":\"overview\"")

    try die()
    _ = try preview.text(saying: "The window died while it showed “Ocean”")
    try preview.await("pressed", of: "toggle", "Adwaita")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func endsWhereAFileKillsThePicture() throws {
    let (status, log) = try screenshot(folder.write("crashing.ui", page([crashing])), debug)
    #expect(status == 70 && log.contains(FatalSignal.name))
    #expect(log.contains("before the picture of '\(folder.path)/crashing.ui' was taken"))
  }

  /// The actions of the window that shows the page.
  @Test func reachesNoActionOfTheWindow() throws {
    let shortcut = { (keys: String, action: String) in
      """
      <object class="GtkShortcutController"><property name="scope">global</property>
      <child><object class="GtkShortcut"><property name="trigger">\(keys)</property>
      <property name="action">action(\(action))</property></object></child></object>
      """
    }
    let button = { (label: String, action: String) in
      """
      <object class="GtkButton"><property name="label">\(label)</property>
      <property name="action-name">\(action)</property>
      <child>\(shortcut("&lt;Control&gt;k", action))</child></object>
      """
    }
    let path = try folder.write(
      "actions.ui",
      page([
        button("Quit It", "app.quit"), button("Close It", "window.close"),
        button("Inspect It", "win.inspector"),
      ]))
    let preview = try Preview(["--ui", path])
    _ = try preview.text(saying: "Still here")
    try preview.press("Quit It", role: "push button")
    try preview.press("Close It", role: "push button")
    try preview.type("Control_L", "k")
    _ = try preview.text(saying: "Still here")
    #expect(try !preview.states("toggle", "Inspector").contains("pressed"))
    try preview.expectHealth()
  }
}
