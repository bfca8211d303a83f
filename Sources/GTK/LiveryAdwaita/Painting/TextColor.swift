import CLiveryAdwaita

/// The color of runs of text.
///
/// Since 4.16, `gsk_text_node_get_color` returns the address of GTK's internal color record, which
/// begins with a pointer, as if it were that of the four components. It is unknown which release
/// fixes this, so the result is checked with a text of a known color.
struct TextColor {
  /// The number of bytes between the address that GTK returns and the components; `nil` before the
  /// first use.
  private var offset: Int?

  mutating func color(of node: OpaquePointer) -> PaintColor {
    let offset = offset ?? Self.offset(like: node)
    self.offset = offset
    return PaintColor(Self.components(of: node, at: offset))
  }

  private static func components(of node: OpaquePointer, at offset: Int) -> GdkRGBA {
    UnsafeRawPointer(gsk_text_node_get_color(node)).load(fromByteOffset: offset, as: GdkRGBA.self)
  }

  /// The offset of the color in a node with the glyphs of another node.
  private static func offset(like node: OpaquePointer) -> Int {
    // Each is exact as a Float.
    var color = GdkRGBA(red: 0.125, green: 0.25, blue: 0.5, alpha: 0.75)
    var text = PangoGlyphString(
      num_glyphs: gint(gsk_text_node_get_num_glyphs(node)),
      glyphs: UnsafeMutablePointer(mutating: gsk_text_node_get_glyphs(node, nil)),
      log_clusters: nil, space: 0)
    var origin = graphene_point_t()
    // `nil` if the glyphs paint nothing.
    let node: OpaquePointer? = gsk_text_node_new(
      gsk_text_node_get_font(node), &text, &color, &origin)
    guard let known = node else { return 0 }
    defer { gsk_render_node_unref(known) }
    let offsets = [0, MemoryLayout<OpaquePointer>.size]
    return offsets.first { PaintColor(components(of: known, at: $0)) == PaintColor(color) } ?? 0
  }
}
