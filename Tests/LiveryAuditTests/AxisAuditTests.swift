import Fixtures
import Foundation
import GTKFixtures
import Testing

/// Faults that are seen on one axis alone.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct AxisAuditTests {
  private let folder: TemporaryFolder

  private static let window = """
    <interface>
      <object class="GtkBox">
        <property name="orientation">vertical</property>
        <child><object class="GtkButton">
          <property name="label">Weigh anchor</property>
          <style><class name="suggested-action"/></style>
        </object></child>
        <child><object class="GtkLabel">
          <property name="label">Fair winds and following seas to all who sail in her today</property>
          <property name="ellipsize">end</property>
          <style><class name="motto"/></style>
        </object></child>
        <child><object class="GtkBox">
          <property name="halign">center</property>
          <child><object class="GtkImage"><property name="icon-name">edit-find-symbolic</property>
          </object></child>
          <child><object class="GtkLabel">
            <property name="label">Harbor</property>
            <style><class name="port"/></style>
          </object></child>
        </object></child>
      </object>
    </interface>
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window.ui", Self.window)
    try folder.write(
      "livery.toml",
      """
      [[matrix.axes]]
      appearances = ["light", "dark", "light+high-contrast"]
      [[matrix.axes]]
      appearances = ["light"]
      accents = ["#9141ac"]
      [[matrix.axes]]
      appearances = ["light"]
      text-scales = [2]
      [[matrix.axes]]
      appearances = ["light"]
      directions = ["rtl"]
      """)
  }

  @Test(arguments: [
    ("[colors]\nwindow-fg = { dark = '#333' }", "audit/contrast", "dark"),
    (
      "[colors]\nwindow-fg = { 'light+high-contrast' = '#999' }", "audit/contrast",
      "light+high-contrast"
    ),
    (
      "[styles]\nsuggested-button = { color = 'black' }", "audit/contrast",
      "light+accent-9141ac"
    ),
    ("[extra]\ncss = '.motto { letter-spacing: 8px }'", "audit/clipped", "light+text-200"),
    ("[extra]\ncss = '.port { margin-right: -12px }'", "audit/overlap", "light+rtl"),
  ])
  func isFoundThereAndNowhereElse(theme: String, rule: String, variant: String) throws {
    try folder.write("planted.livery.toml", "livery = 1\nname = 'Planted'\n" + theme + "\n")
    let run = try PreviewCommand.run(
      [
        "audit", "planted.livery.toml", "--ui", "window.ui", "--matrix", "axes", "--state",
        "normal", "--format", "json", "--timeout", "600",
      ], in: folder.path)
    let findings = try JSONDecoder().decode(AuditReading.self, from: Data(run.output.utf8)).findings
    #expect(Set(findings.map(\.rule)) == [rule], "\(run)")
    #expect(Set(findings.flatMap(\.places).map(\.cell)) == [variant], "\(run)")
    #expect(findings.allSatisfy { $0.message.contains(" in \(variant)") })
    #expect(findings.allSatisfy { $0.declaration != nil })
  }
}
