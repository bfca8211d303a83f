import CLiveryAdwaita
import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

/// A UI file of someone else calls nothing of the process, and creates no objects of types that are
/// not listed.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct BuilderScopeTests {
  /// A binding that sets a variable of the environment, by a function of GLib.
  nonisolated private static let call = """
    <binding name="sensitive"><closure function="g_setenv" type="gboolean">
      <constant type="gchararray">LIVERY_CALLED</constant>
      <constant type="gchararray">yes</constant>
      <constant type="gboolean">true</constant>
    </closure></binding>
    """

  @Test(arguments: [
    "<object class=\"GtkLabel\" id=\"root\">\(call)</object>",
    "<object class=\"GtkButton\" id=\"root\"><signal name=\"map\" handler=\"gtk_widget_hide\"/></object>",
    "<object type-func=\"gtk_label_get_type\" id=\"root\"/>",
    "<object class=\"GtkVideo\" id=\"root\"/>",
    "<object class=\"GtkFileChooserWidget\" id=\"root\"/>",
    "<object class=\"GtkApplication\" id=\"root\"/>",
    "<object class=\"GtkBuilderCScope\" id=\"root\"/>",
    """
    <object class="GtkButton" id="root"><?x > <!-- ?><signal name="map" handler="gtk_widget_hide"/><!-- -->
    </object>
    """,
  ])
  func refuses(_ object: String) {
    #expect(throws: BuilderError.self) {
      try Builder(text: Array("<interface>\(object)</interface>".utf8), file: "own.ui")
    }
    #expect(getenv("LIVERY_CALLED") == nil)
  }

  @Test func givesTheFactoryOfRowsTheSameScope() throws {
    let row = """
      <interface><template class="GtkListItem"><property name="child">
      <object class="GtkLabel">\(Self.call)</object></property></template></interface>
      """
    let builder = try Builder(
      text: Array(
        """
        <interface><object class="GtkListView" id="root">
        <property name="model"><object class="GtkNoSelection"><property name="model">
        <object class="GtkStringList"><items><item>one</item></items></object></property></object></property>
        <property name="factory"><object class="GtkBuilderListItemFactory">
        <property name="bytes"><![CDATA[\(row)]]></property></object></property></object></interface>
        """.utf8), file: "own.ui")
    let list = try #require(builder.widget("root"))
    withKnownIssue {
      let window = StageWindow()
      window.setContent(list)
      window.present()
      _ = MainLoop.run { list.isMapped }
      window.destroy()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("cannot call functions") }
    }
    #expect(getenv("LIVERY_CALLED") == nil)
  }

  @Test func createsObjectsOfListedTypes() throws {
    let builder = try Builder(
      text: Array(
        """
        <interface><object class="GtkBox" id="root"><child><object class="AdwActionRow"/></child>
        <child><object class="GtkDropDown"><property name="model"><object class="GtkStringList"/></property>
        </object></child></object></interface>
        """.utf8), file: "own.ui")
    #expect(builder.widget("root") != nil)
  }
}
