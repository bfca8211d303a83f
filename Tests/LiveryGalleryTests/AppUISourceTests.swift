import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryGallery

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct AppUISourceTests {
  private func source(
    _ text: String,
    place: @escaping (String) throws(UnreadFile) -> PlacedFile = { _ throws(UnreadFile) in
      throw .missing
    }
  ) throws -> AppUISource {
    try AppUISource(Array(text.utf8), file: "own.ui", place: place)
  }

  /// A page with one object.
  private func page(_ object: String) -> String { "<interface>\n\(object)\n</interface>" }

  @Test func putsALabelWhereATypeIsUnknown() throws {
    let source = try source(
      """
      <interface>
        <object class="GtkBox" id="box"><child>
          <object class="Foo" id="x">
            <property name="y"/>
            <child><object class="GtkLabel"/></child>
          </object></child>
        </object>
        <object class="GtkLabel" id="last"/>
      </interface>
      """)
    #expect(source.findings == [.init(line: 3, message: "no type is called 'Foo'")])
    #expect(source.roots == ["box", "last"])
    #expect(
      source.text.contains("<object class=\"GtkLabel\" id=\"x\"><property name=\"label\">Foo</"))
    #expect(!source.text.contains("class=\"Foo\"") && !source.text.contains("name=\"y\""))
    #expect(try line(of: "last", in: source.text) == 8)
  }

  /// The line of an object in a text.
  private func line(of id: String, in text: String) throws -> Int? {
    try MarkupElement(reading: Array(text.utf8), file: "").all.first { $0["id"] == id }?.line
  }

  @Test(arguments: [
    ("GtkVideo", "'GtkVideo' is not allowed in a file that is previewed"),
    ("GtkFileChooserWidget", "'GtkFileChooserWidget' is not allowed in a file that is previewed"),
    ("GtkApplication", "'GtkApplication' is not allowed in a file that is previewed"),
    ("GtkCssProvider", "'GtkCssProvider' is not allowed in a file that is previewed"),
    ("GtkWidget", "'GtkWidget' is only the parent of other types"),
    ("GtkNonsense", "no type is called 'GtkNonsense'"), ("", "no type is called ''"),
  ])
  func saysWhyATypeIsNotShown(type: String, message: String) throws {
    let source = try source(page("<object class=\"\(type)\"/>"))
    #expect(source.findings == [.init(line: 2, message: message)])
  }

  @Test func saysOnceWhatIsWrongAtManyPlaces() throws {
    let source = try source(
      page("<object class=\"Foo\"/><object class=\"Foo\"/><object class=\"Bar\"/>"))
    #expect(source.findings.count == 2)
  }

  @Test func leavesOutAPropertyWhoseObjectIsUnknown() throws {
    let source = try source(
      "<interface><object class=\"GtkListView\"><property name=\"factory\"><object class=\"F\"/>"
        + "</property><property name=\"a\">1</property></object></interface>")
    #expect(!source.text.contains("factory") && source.text.contains("name=\"a\""))
    #expect(source.roots == ["livery-1"] && source.text.contains("id=\"livery-1\""))
  }

  @Test func takesSignalsOutAndTemplatesForWhatTheyExtend() throws {
    let source = try source(
      """
      <interface><requires lib="none" version="9"/><!-- <object class="Foo"/> -->
      <template class="Mine" parent="GtkBox">
      <signal name="map" handler="a > b"/><signal name="b" handler="c"></signal>
      </template></interface>
      """)
    let text = source.text
    #expect(source.findings.isEmpty && source.roots == ["Mine"])
    #expect(text.contains("<object class=\"GtkBox\" id=\"Mine\">") && text.contains("</object>"))
    #expect(!text.contains("signal") && !text.contains("template") && !text.contains("requires"))
  }

  /// GMarkup ends an instruction at `?>`.
  @Test func readsInstructionsAsGtkBuilderDoes() throws {
    let source = try source(
      page(
        """
        <object class="GtkButton"><?x > <!-- ?><signal name="map" handler="gtk_widget_hide"/><!-- -->
        </object>
        """))
    #expect(!source.text.contains("signal"))
    _ = try Builder(text: Array(source.text.utf8), file: "own.ui")
  }

  @Test(arguments: [
    "<binding name=\"label\"><closure function=\"f\" type=\"gchararray\"/></binding>",
    """
    <binding name="label"><lookup name="label" type="GtkLabel"><closure function="f" type="GtkLabel"/>
    </lookup></binding>
    """,
    "<child><object class=\"GtkButton\" type-func=\"f\"/></child>",
  ])
  func callsNoFunctions(content: String) throws {
    let source = try source(page("<object class=\"GtkLabel\">\(content)</object>"))
    #expect(
      source.findings == [
        .init(line: 2, message: "'f' is a function of the program, which is not here")
      ])
    #expect(!source.text.contains("\"f\"") && source.text.contains("GtkLabel"))
  }

  /// GTK would set such a property for ever.
  @Test(arguments: [
    ("<binding name=\"label\"><lookup name=\"label\">a</lookup></binding>", "", "label"),
    ("<binding name=\"label\"><lookup name=\"label\">\t a</lookup></binding>", "", "label"),
    ("<binding name=\"label\"><lookup name=\"label\" type=\"GtkLabel\"/></binding>", "", "label"),
    (
      "<binding name=\"label\"><lookup name=\"label\"><constant type=\"GtkLabel\">a</constant>"
        + "</lookup></binding>", "", "label"
    ),
    (
      "<binding name=\"tooltip-text\"><lookup name=\"tooltip_markup\">a</lookup></binding>", "",
      "tooltip-text"
    ),
    (
      "<property name=\"label\" bind-source=\"b\" bind-property=\"label\"/>",
      "<binding name=\"label\"><lookup name=\"label\">a</lookup></binding>", "label"
    ),
    (
      "<property name=\"label\" bind-source=\"b\"/>",
      "<property name=\"label\" bind-source=\"a\"/>", "label"
    ),
    (
      "<property name=\"label\" bind-source=\"b\" bind-property=\"name\"/>",
      "<binding name=\"name\"><lookup name=\"label\"><lookup name=\"parent\">b</lookup>"
        + "</lookup></binding>", "name"
    ),
  ])
  func letsNoPropertyFollowItself(first: String, second: String, name: String) throws {
    let source = try source(
      page(
        "<object class=\"GtkLabel\" id=\"a\"><property name=\"label\">A</property>\(first)</object>"
          + "<object class=\"GtkLabel\" id=\"b\">\(second)</object>"))
    #expect(source.findings == [.init(line: 2, message: "'\(name)' would follow itself")])
    _ = try Builder(text: Array(source.text.utf8), file: "own.ui")
  }

  @Test func letsPropertiesFollowOthers() throws {
    let source = try source(
      page(
        """
        <object class="GtkLabel" id="a"><property name="label">A</property>
        <binding name="tooltip-text"><lookup name="label">a</lookup></binding></object>
        <object class="GtkLabel" id="b"><binding name="label"><lookup name="label">a</lookup></binding>
        </object>
        <object class="GtkToggleButton" id="c"/>
        <object class="GtkToggleButton" id="d">
        <property name="active" bind-source="c" bind-flags="bidirectional"/>
        </object>
        """))
    #expect(source.findings.isEmpty)
    #expect(source.text.ranges(of: "<binding").count == 2)
    #expect(source.text.contains("bidirectional"))
  }

  /// Of a property that only GTK finds, each of the name counts.
  @Test func followsManyPropertiesOfUnknownObjects() throws {
    let bindings = (0..<499).map { number in
      "<binding name=\"p\(number)\"><lookup name=\"p\(number + 1)\"><lookup name=\"parent\">a"
        + "</lookup></lookup></binding>"
    }
    let last =
      "<binding name=\"p499\"><lookup name=\"p0\"><lookup name=\"parent\">a"
      + "</lookup></lookup></binding>"
    let source = try source(
      page(
        "<object class=\"GtkLabel\" id=\"a\">\((bindings.reversed() + [last]).joined())</object>"))
    #expect(source.findings.map(\.message) == ["'p499' would follow itself"])
  }

  @Test func readsNoExpressionOfThousandLookups() throws {
    let lookups = String(repeating: "<lookup name=\"label\">a</lookup>", count: 1_001)
    let source = try source(
      page("<object class=\"GtkLabel\"><binding name=\"label\">\(lookups)</binding></object>"))
    #expect(
      source.findings.map(\.message) == ["the properties of the file follow more than 1000 others"])
  }

  @Test func bindsNoMoreThanThousandProperties() throws {
    let labels = (0...1_000).map { number in
      "<object class=\"GtkLabel\" id=\"l\(number)\"><binding name=\"label\">"
        + "<lookup name=\"label\">l\(number + 1)</lookup></binding></object>"
    }
    let source = try source(page(labels.joined(separator: "\n")))
    #expect(
      source.findings == [
        .init(line: 1_002, message: "the properties of the file follow more than 1000 others")
      ])
  }

  @Test func leavesOutAnExpressionOfATypeOfTheProgram() throws {
    let source = try source(
      page(
        """
        <object class="GtkDropDown"><property name="expression"><lookup name="name" type="MyItem"/>
        </property><property name="selected">1</property></object>
        """))
    #expect(source.findings == [.init(line: 2, message: "no type is called 'MyItem'")])
    #expect(!source.text.contains("expression") && source.text.contains("selected"))
  }

  @Test func namesFilesFromTheFolderOfTheSource() throws {
    let source = try source(
      """
      <interface><object class="AdwSpinnerPaintable" id="drawn"/><object class="GtkBox"><child><object class="GtkPicture">
      <property name="file">my &amp; ship.png</property></object></child>
      <child><object class="GtkImage"><property name="file">ship.png</property></object></child>
      <child><object class="GtkImage"><property name="paintable">drawn</property></object></child>
      <child><object class="GtkImage"><property name="file">gone.png</property></object></child>
      <child><object class="GtkImage"><property name="resource">/a/b.png</property></object></child>
      <child><object class="GtkPicture"><property name="file">https://a/b</property></object></child>
      <child><object class="GtkPicture"><property name="paintable">/dev/zero</property></object></child>
      </object></interface>
      """
    ) { name throws(UnreadFile) in
      if name == "gone.png" { throw .missing }
      if name == "/dev/zero" { throw .because("it lies outside of the folder") }
      return PlacedFile(path: "/home/me/\(name)", copy: "/copies/\(name)")
    }
    let text = source.text
    #expect(text.contains(">file:///copies/my%20%26%20ship.png<"))
    #expect(text.contains("<property name=\"file\">/copies/ship.png<"))
    #expect(text.contains(">drawn<"))
    #expect(!["gone.png", "/a/b.png", "https", "/dev/zero"].contains(where: text.contains))
    #expect(
      source.findings.filter { !$0.message.contains("AdwSpinnerPaintable") } == [
        .init(line: 5, message: "no file is called 'gone.png'"),
        .init(line: 6, message: "'/a/b.png' is a part of the program, which is not here"),
        .init(
          line: 7, message: "'https://a/b' is not read: it is an address, and no file's name"),
        .init(line: 8, message: "'/dev/zero' is not read: it lies outside of the folder"),
      ])
    #expect(source.files == ["/home/me/my & ship.png", "/home/me/ship.png"])
  }

  /// Every way by which GtkBuilder makes a picture or a file of a text.
  @Test(arguments: [
    "<object class=\"GtkImage\"><property name=\"file\" bind-source=\"l\" bind-property=\"label\"/></object>",
    """
    <object class="GtkImage" id="i"/><object class="GtkLabel">
    <property name="label" bind-source="i" bind-property="file" bind-flags="bidirectional">X</property>
    </object>
    """,
    """
    <object class="GtkImage"><binding name="file"><constant type="gchararray">X</constant></binding>
    </object>
    """,
    """
    <object class="GtkImage"><binding name="paintable"><constant type="GdkPaintable">X</constant>
    </binding></object>
    """,
    "<object class=\"AdwAvatar\"><property name=\"custom-image\">X</property></object>",
    "<object class=\"GtkImage\"><property name=\"resource\">X</property></object>",
    "<object class=\"GtkImage\"><property name=\"file\" translatable=\"yes\">X</property></object>",
    """
    <object class="GtkListStore"><columns><column type="GdkPaintable"/></columns>
    <data><row><col id="0">X</col></row></data></object>
    """,
    """
    <object class="GtkListStore"><columns><column type="gint"/><column type="GdkPixbuf"/></columns>
    <data><row><col id=" 1">X</col></row></data></object>
    """,
    """
    <object class="GtkListStore"><columns><column type="gint"/></columns>
    <columns><column type="GdkPixbuf"/></columns><data><row><col id="0">X</col></row></data></object>
    """,
    // GTK skips a column whose type it does not know.
    """
    <object class="GtkListStore"><columns><column type="Own"/><column type="GdkPixbuf"/></columns>
    <data><row><col id="0">X</col></row></data></object>
    """,
    // GtkBuilder knows an object by its ID once it has ended.
    "<object class=\"GtkPicture\"><property name=\"paintable\">X</property></object>OBJECT",
    "<object class=\"GtkPicture\" id=\"X\"><property name=\"paintable\">X</property></object>",
    """
    <object class="GtkImage"><binding name="paintable"><constant type="GdkPaintable">X</constant>
    </binding></object>OBJECT
    """,
    // A text that is left when the element beside it is gone.
    "<object class=\"GtkPicture\"><property name=\"paintable\">X<signal/></property></object>",
    // An object in a property may go with it.
    """
    <object class="GtkFrame"><property name="child">OBJECT</property></object>
    <object class="GtkPicture"><property name="paintable">X</property></object>
    """,
    """
    OBJECT<object class="GtkBuilderListItemFactory"><property name="bytes">&lt;interface>
    &lt;object class="GtkPicture">&lt;property name="paintable">X&lt;/property>&lt;/object>
    &lt;/interface></property></object>
    """,
  ])
  func readsNoFileByAnyWay(objects: String) throws {
    let objects = objects.replacing("OBJECT", with: "<object class=\"AdwBin\" id=\"X\"/>")
      .replacing("X", with: "/dev/zero")
    let source = try source(page("<object class=\"GtkLabel\" id=\"l\"/>\(objects)"))
    let text = source.text.replacing("id=\"/dev/zero\"", with: "")
    #expect(!text.contains("/dev/zero") && !text.contains("bind-source"))
  }

  @Test func letsNothingShowAWindow() throws {
    let source = try source(
      page(
        """
        <object class="GtkWindow" id="w"><property name="visible">1</property>
        <property name="hide_on_close">1</property><property name="title">Title</property>
        <binding name="visible"><lookup name="active">s</lookup></binding></object>
        <object class="GtkSwitch" id="s">
        <property name="active" bind-source="w" bind-property="visible" bind-flags="bidirectional"/>
        <property name="visible">1</property></object>
        <object class="GtkPopover"><property name="visible">1</property></object>
        <object class="GtkShortcutController"><property name="scope">global</property></object>
        """))
    #expect(source.text.ranges(of: "\"visible\"").count == 1)
    #expect(!["hide", "bind", "scope"].contains(where: source.text.contains))
    #expect(source.text.contains("Title"))
  }

  @Test func changesTheRowsOfListsLikeThePage() throws {
    let inner = rows(
      "<signal name=\"map\" handler=\"f\"/><property name=\"label\">inner</property>")
    let source = try source(
      page(rows("</object></property></template></interface>", around: inner)))
    #expect(!source.text.contains("signal") && source.text.contains("inner"))
    #expect(source.findings.isEmpty)
  }

  @Test func showsTheFirstTemplateOfRowsThatAListHas() throws {
    let source = try source(
      page(list(of: templates("GtkMediaFile", "GtkListItem", "GtkListHeader"))))
    #expect(
      source.findings.map(\.message)
        == ["'GtkMediaFile' is no row of a list", "a list has one template of rows"])
    #expect(source.text.ranges(of: "GtkListItem").count == 1)
    #expect(!source.text.contains("GtkListHeader") && !source.text.contains("GtkMediaFile"))
  }

  /// Where two were left, they had one ID, and GTK read none.
  @Test func showsEmptyRowsWhereNoTemplateIsForAList() throws {
    let source = try source(page(list(of: templates("GtkMediaFile", "GtkVideo"))))
    #expect(source.text.ranges(of: "GtkListItem").count == 1)
  }

  private func templates(_ types: String...) -> String {
    "<interface>" + types.map { "<template class=\"\($0)\"></template>" }.joined() + "</interface>"
  }

  /// A list whose rows are labels with some content; or whose rows are given.
  private func rows(_ content: String, around inner: String? = nil) -> String {
    let child = inner ?? "<object class=\"GtkLabel\">\(content)</object>"
    return list(
      of: """
        <interface><template class="GtkListItem"><property name="child">
        \(child)
        </property></template></interface>
        """)
  }

  /// A list with a text for its rows.
  private func list(of rows: String) -> String {
    """
    <object class="GtkListView"><property name="factory"><object class="GtkBuilderListItemFactory">
    <property name="bytes">\(escaped(rows))</property></object></property></object>
    """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  @Test func keepsTheLinesOfWhatFollowsAList() throws {
    let text = page(rows("") + "\n<object class=\"GtkLabel\" id=\"after\"/>")
    #expect(try line(of: "after", in: source(text).text) == line(of: "after", in: text))
  }

  /// GtkBuilder ends the program there.
  @Test func leavesOutTheChildrenOfAnObjectThatHasNone() throws {
    let source = try source(
      page("<object class=\"GListStore\"><child><object class=\"GtkLabel\"/></child></object>"))
    #expect(source.findings == [.init(line: 2, message: "a 'GListStore' has no children")])
    _ = try Builder(text: Array(source.text.utf8), file: "own.ui")
  }

  /// GTK ends the program there.
  @Test(arguments: [
    "", "<columns/>", "<columns><column type=\"GtkExpression\"/></columns>",
  ])
  func leavesOutTheDataOfAModelWithoutColumns(columns: String) throws {
    let source = try source(
      page(
        "<object class=\"GtkListStore\">\(columns)<data><row><col id=\"0\">1</col></row></data></object>"
      ))
    #expect(
      source.findings == [
        .init(line: 2, message: "expected one list of known columns before 'data'")
      ])
    // GTK may warn of the columns.
    withKnownIssue(isIntermittent: true) {
      _ = try Builder(text: Array(source.text.utf8), file: "own.ui")
    }
  }

  @Test(arguments: ["property", "binding"])
  func leavesOutWhatIsNoExpression(element: String) throws {
    let source = try source(
      page("<object class=\"GtkLabel\"><\(element) name=\"label\"><signal/></\(element)></object>"))
    #expect(source.findings == [.init(line: 2, message: "'signal' is no expression")])
    #expect(!source.text.contains("label\""))
  }

  @Test func countsTheLinesOfRowsInTheFile() throws {
    let inner = rows("</object>\n<object class=\"Own\"/>\n<object class=\"GtkLabel\">")
    let text = page(rows("", around: inner))
    let line = text.split(separator: "\n").firstIndex { $0.contains("\"Own\"") }
    #expect(try source(text).findings.map(\.line) == [line.map { $0 + 1 }])
    #expect(try source(text.replacing("\n", with: "&#10;")).findings.map(\.line) == [1])
  }

  @Test func boundsTheRowsOfListsInEachOther() throws {
    var list = rows("")
    for _ in 0..<5 { list = rows("", around: list) }
    let source = try source(page(list))
    #expect(source.findings.map(\.message) == ["more than 4 lists are in each other's rows"])
  }

  @Test func boundsTheObjectsInRows() throws {
    let items = String(repeating: "<item>x</item>", count: 1_000)
    let labels = String(repeating: "<child><object class=\"GtkLabel\"/></child>", count: 200)
    let source = try source(
      page(
        "<object class=\"GtkStringList\"><items>\(items)</items></object>"
          + rows("", around: "<object class=\"GtkBox\">\(labels)</object>")))
    #expect(source.findings.map(\.message) == ["its rows would have more than 20000 objects"])
    // GTK dies of a factory without rows, so that they are empty.
    #expect(source.text.contains("bytes") && !source.text.contains("&lt;child"))
  }

  @Test(arguments: [
    ("<interface>\n<object class=\"GtkBox\">\n<child>\n</child>\n", 2, "nothing ends 'object'"),
    ("<interface>\n<object class=\"GtkBox\"></interface>", 2, "object"),
    ("<object class=\"GtkBox\"/>", 1, "expected 'interface' as the first element"),
    ("<interface>\n<object class=\"GtkBox\" class=\"GtkWindow\"/></interface>", 2, "twice"),
  ])
  func findsWhatIsNotClosed(text: String, line: Int, message: String) throws {
    let error = try #require(#expect(throws: BuilderError.self) { try source(text) })
    #expect(error.line == line && error.message.contains(message))
  }

  @Test func boundsDepthAndCount() throws {
    let deep = String(repeating: "<object class=\"GtkBox\"><child>", count: 1_000)
    let many = String(repeating: "<object class=\"GtkLabel\"/>", count: 6_000)
    let more = String(repeating: "<item/>", count: 120_000)
    for (text, message) in [
      ("<interface>\(deep)", "more than 160 elements are in each other"),
      (page(many), "it has more than 5000 objects"),
      (page(more), "it has more than 100000 elements"),
    ] {
      let error = #expect(throws: BuilderError.self) { try source(text) }
      #expect(error?.message == message)
    }
  }

  @Test func dropsThePropertyAtALine() throws {
    var source = try source(
      "<interface><object class=\"GtkBox\" id=\"b\">\n<property name=\"x\">1</property>\n"
        + "<property name=\"y\">2</property>\n</object></interface>")
    let isDropped = source.dropProperty(atLine: 2, saying: "no x")
    #expect(isDropped)
    #expect(!source.text.contains("\"x\"") && source.text.contains("\"y\""))
    let hasMore = source.dropProperty(atLine: 4, saying: "nothing")
    #expect(!hasMore)
    #expect(source.findings == [.init(line: 2, message: "no x")])
  }
}
