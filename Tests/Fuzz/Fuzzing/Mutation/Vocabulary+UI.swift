extension Vocabulary {
  /// A list whose rows are described by a text in it, and what is around one such text.
  private static let list = #"""
    <object class="GtkListView"><property name="factory"><object class="GtkBuilderListItemFactory"><property name="bytes"><![CDATA[<interface><template class="GtkListItem"><property name="child"> … </property></template></interface>]]></property></object></property></object>
    """#

  static let ui = Vocabulary(
    words: #"""
      interface object template child property signal binding closure constant lookup requires
      menu section submenu item attribute style class layout items columns column data row col
      setter condition placeholder attributes action-widget accessibility relation state mark
      GtkBox GtkLabel GtkButton GtkPicture GtkImage GtkWindow GtkDialog GtkPopover GtkListView
      GtkListItem GtkStringList GtkSingleSelection GtkBuilderListItemFactory GtkListStore GtkTreeStore
      GtkShortcutController GtkShortcut GtkMediaFile GtkVideo GtkFileChooserWidget GtkApplication
      GtkBuilderCScope GtkCssProvider AdwBin AdwWindow AdwAvatar AdwBreakpoint AdwSpinnerPaintable
      GtkWidget GObject GdkPaintable GdkPixbuf GdkTexture GFile GBytes GStrv GType gchararray gint
      class="GtkPicture" class="GtkWindow" class="GtkBuilderListItemFactory" class="Own" id="a"
      id="l" id="/dev/zero" id="livery-1" name="file" name="paintable" name="visible" name="scope"
      name="hide_on_close" name="application" name="bytes" name="resource" name="filename"
      name="custom-image" name="transient-for" name="action-name" parent="GtkBox" object="a"
      type-func="abort" type="GdkPaintable" type="gint" function="abort" handler="abort" swapped="no"
      bind-source="l" bind-property="label" bind-property="visible" bind-flags="bidirectional"
      bind-flags="sync-create" translatable="yes" context="c" domain="../x" property="file"
      lib="gtk" version="4.0" internal-child="vbox" constructor="a" last_modification_time="1"
      &amp; &lt; &gt; &quot; &apos; &#10; &#13; &#x3c; &#0; &#xD800; &none; <!-- --> <!-- --- <?x ?>
      <![CDATA[ ]]> <!DOCTYPE > < > </ /> = "
      """#,
    values: #"""
      /dev/zero
      ../secret.png
      plain.png
      my &amp; ship.png
      file:///etc/passwd
      https://a/b.png
      data:image/png;base64,AAAA
      resource:///a/b.png
      l
      a
      visible
      file
      1
      true
      a⏎b
      one&#10;two
      <!-- a⏎⏎-->plain.png
      <![CDATA[/dev/zero]]>
      <?x > <!-- ?>
      <interface><template class="GtkListItem"/></interface>
      &lt;interface&gt;&#10;&#10;&lt;object class="Own"/&gt;&lt;/interface&gt;
      <object class="GtkLabel" id="l"/>
      <object class="GtkVideo"/>
      <closure function="abort" type="gint"/>
      <lookup name="label" type="GtkLabel">l</lookup>
      <constant type="GdkPaintable">/dev/zero</constant>
      action(app.quit)
      <Control>k
      """#,
    elements: #"""
      <property name="file">plain.png</property>
      <property name="paintable">/dev/zero</property>
      <property name="visible">1</property>
      <property name="label" bind-source="l" bind-property="label" bind-flags="bidirectional">x</property>
      <property name="child"><object class="GtkImage" id="i"><property name="file">a.png</property></object></property>
      <signal name="map" handler="abort"/>
      <binding name="label"><closure type="gchararray" function="abort"><lookup name="a">l</lookup></closure></binding>
      <binding name="paintable"><constant type="GdkPaintable">/dev/zero</constant></binding>
      <child><object class="GtkLabel" id="l"><property name="label">text</property></object></child>
      <child><object class="GtkButton" type-func="abort"/></child>
      <child type="titlebar"><object class="GtkHeaderBar"/></child>
      <object class="GtkLabel" id="/dev/zero"/>
      <object class="GtkPicture" id="p"><property name="paintable">/dev/zero</property></object>
      <object class="GtkWindow" id="w"><property name="visible">1</property><child><object class="GtkBox"/></child></object>
      <template class="Own" parent="GtkBox"><child/></template>
      <object class="GtkListStore"><columns><column type="GdkPixbuf"/><column type="gint"/></columns><data><row><col id="0">/dev/zero</col><col id="1">2</col></row></data></object>
      <object class="AdwBreakpoint"><condition>max-width: 500px</condition><setter object="p" property="file">/dev/zero</setter></object>
      <object class="GtkShortcutController"><property name="scope">global</property><child><object class="GtkShortcut"><property name="trigger">a</property><property name="action">action(app.quit)</property></object></child></object>
      <object class="GtkStringList"><items><item>a</item><item translatable="yes">b</item></items></object>
      <menu id="m"><section><item><attribute name="label">A</attribute><attribute name="action">app.quit</attribute></item></section></menu>
      <object class="GtkBuilderListItemFactory"><property name="resource">/a/b.ui</property></object>
      <style><class name="dim-label"/></style>
      <layout><property name="column">1</property></layout>
      <requires lib="gtk" version="9.0"/>
      <!-- a⏎b -->
      <?x > <!-- ?>
      <![CDATA[⏎]]>
      """#,
    brackets: list + "\n" + #"""
      <object class="GtkBox"><child> … </child></object>
      <child> … </child>
      <property name="child"> … </property>
      <object class="GtkPicture"><property name="paintable"> … </property></object>
      <![CDATA[ … ]]>
      <!-- … -->
      <interface> … </interface>
      <a> … </a>
      """#,
    separator: "\n"
  ) { name, other in
    """
    <object class="GtkPicture" id="\(name)"><property name="paintable">\(other)</property></object>
    """
  }
}
