import Fixtures
import Foundation
import GTKFixtures
import Testing

/// Audits of UI files that are not the gallery's.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen }, .serialized)
struct AuditAppUITests {
  private let folder: TemporaryFolder

  private static let window = """
    <?xml version="1.0"?>
    <interface>
      <template class="MyWindow" parent="AdwApplicationWindow">
        <property name="content"><object class="GtkBox">
          <property name="orientation">vertical</property>
          <child><object class="GtkButton" id="harbor">
            <property name="label">Cast off</property>
            <signal name="clicked" handler="on_clicked"/>
          </object></child>
          <child><object class="GtkListBox" id="ports">
            <child><object class="GtkLabel"><property name="label">Lisbon</property></object></child>
            <child><object class="GtkLabel"><property name="label">Porto</property></object></child>
          </object></child>
          <child><object class="PanelFrame"/></child>
        </object></property>
      </template>
    </interface>
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("ui/window.ui", Self.window)
    try folder.write(
      "faint.livery.toml",
      """
      livery = 1
      name = "Faint"
      [extra]
      css = '''
      row:selected { background: #fff; color: #eee }
      calendar { color: #ddd; background: #fff }
      '''
      """)
  }

  private func audit(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(
      ["audit", "--timeout", "600", "faint.livery.toml", "--format", "json"] + arguments,
      in: folder.path)
  }

  private func findings(of run: ProgramRun) throws -> [AuditReading.Finding] {
    try JSONDecoder().decode(AuditReading.self, from: Data(run.output.utf8)).findings
  }

  @Test func findsWhatCannotBeReadInAUIFileInsteadOfTheGallery() throws {
    let run = try audit("--ui", "ui/window.ui")
    #expect(run.status == 1)
    // Two appearances, each perhaps by a worker of its own, and one note.
    #expect(
      run.errors == "ui/window.ui:14: no type is called 'PanelFrame'\n",
      "\(run.errors)")
    let places = try findings(of: run).flatMap(\.places)
    #expect(Set(places.map(\.page)) == ["ui/window.ui"])
    #expect(places.contains { $0.path.contains("row.activatable:selected > label") }, "\(places)")
    #expect(try findings(of: run).contains { $0.message.contains(" on 'ui/window.ui' in ") })
  }

  @Test func looksAtPagesOfTheGalleryTooWhereTheyAreNamed() throws {
    let run = try audit(
      "--ui", "ui/window.ui", "--page", "lists", "--appearance", "light", "--state", "selected")
    #expect(
      Set(try findings(of: run).flatMap(\.places).map(\.page)) == ["lists", "ui/window.ui"])
  }

  @Test func auditsTheOthersWhereAFileCannotBeShown() throws {
    try folder.write("ui/broken.ui", "<interface>\n<object class='GtkBox'>\n")
    let (missing, broken) = ("ui/missing.ui", "ui/broken.ui")
    var run = try audit("--ui", missing, "--ui", broken, "--ui", "ui/window.ui")
    #expect(run.status == 66)
    #expect(run.errors.contains("'\(missing)' cannot be read: no such file"), "\(run.errors)")
    let message = "'\(broken)' is not audited: \(broken):2: nothing ends 'object'"
    #expect(run.errors.components(separatedBy: message).count == 2, "\(run.errors)")
    #expect(try findings(of: run).flatMap(\.places).contains { $0.page == "ui/window.ui" })

    run = try audit("--ui", broken)
    #expect(run.status == 65)
    #expect(try findings(of: run).isEmpty)
  }

  /// Cairo paints at most 32,767 pixels in a row.
  @Test func survivesAPageThatIsTooLargeToBePainted() throws {
    let requests = ["width", "height"].map {
      "<property name=\"\($0)-request\">2000000000</property>"
    }
    try folder.write(
      "ui/huge.ui",
      "<interface><object class=\"GtkBox\">\(requests.joined())"
        + "<child><object class=\"GtkCalendar\"/></child></object></interface>")
    let run = try audit("--ui", "ui/huge.ui", "--appearance", "light")
    #expect(run.errors.isEmpty && [0, 1].contains(run.status), "\(run.status) \(run.errors)")
    #expect(try findings(of: run).allSatisfy { $0.file == "faint.livery.toml" })
  }

  @Test func findsNothingOfItInStockAdwaita() throws {
    let run = try PreviewCommand.run(
      ["audit", "--timeout", "600", "adwaita", "--ui", "ui/window.ui"], in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }
}
