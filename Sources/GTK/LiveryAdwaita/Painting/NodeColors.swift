import CLiveryAdwaita
import Glibc
import ThemeColor

/// The colors of render nodes.
///
/// Since 4.16 a node keeps a record of its color: the address of a color space, and four
/// components. GTK's functions return the address of the components as if they were channels of
/// sRGB, and `gsk_text_node_get_color` the address of the record. It is unknown which release fixes
/// this, so the results are checked with nodes of a known color.
struct NodeColors {
  /// Each is exact as a Float.
  private static let known = GdkRGBA(red: 0.125, green: 0.25, blue: 0.5, alpha: 0.75)

  /// The number of bytes from the address that GTK returns for a text to the components; `nil`
  /// before the first use.
  private var textOffset: Int?

  /// The color of a node that is a plain area.
  static func color(ofArea node: OpaquePointer) -> PaintColor {
    color(at: UnsafeRawPointer(gsk_color_node_get_color(node)))
  }

  /// The color of a run of text.
  mutating func color(ofText node: OpaquePointer) -> PaintColor {
    let offset = textOffset ?? Self.offset(like: node)
    textOffset = offset
    return Self.color(at: UnsafeRawPointer(gsk_text_node_get_color(node)) + offset)
  }

  /// The offset of the components in a node with the glyphs of another node.
  private static func offset(like node: OpaquePointer) -> Int {
    var color = known
    var text = PangoGlyphString(
      num_glyphs: gint(gsk_text_node_get_num_glyphs(node)),
      glyphs: UnsafeMutablePointer(mutating: gsk_text_node_get_glyphs(node, nil)),
      log_clusters: nil, space: 0)
    var origin = graphene_point_t()
    // `nil` if the glyphs paint nothing.
    let node: OpaquePointer? = gsk_text_node_new(
      gsk_text_node_get_font(node), &text, &color, &origin)
    guard let same = node else { return 0 }
    defer { gsk_render_node_unref(same) }
    let offsets = [0, MemoryLayout<OpaquePointer>.size]
    guard let start = UnsafeRawPointer(gsk_text_node_get_color(same)) else { return 0 }
    return offsets.first { (start + $0).load(as: GdkRGBA.self) == known } ?? 0
  }
}

extension NodeColors {
  /// The color whose components are at an address.
  private static func color(at components: UnsafeRawPointer) -> PaintColor {
    let values = components.load(as: GdkRGBA.self)
    guard hasSpaces, let space = spaces[space(before: components)] else {
      return PaintColor(values)
    }
    let painted = GTKSpaceColor(
      space, SIMD4(values.red, values.green, values.blue, values.alpha)
    ).painted
    return PaintColor(
      red: painted.red, green: painted.green, blue: painted.blue, alpha: painted.alpha)
  }

  /// The address of the color space in front of components.
  private static func space(before components: UnsafeRawPointer) -> UnsafeRawPointer {
    (components - MemoryLayout<OpaquePointer>.size).load(as: UnsafeRawPointer.self)
  }

  /// Whether nodes have records: in front of sRGB components is the address of sRGB.
  private static let hasSpaces: Bool = {
    guard let sRGB = address(of: "gdk_color_state_get_srgb") else { return false }
    var (color, bounds) = (known, graphene_rect_t())
    guard let node: OpaquePointer = gsk_color_node_new(&color, &bounds) else { return false }
    defer { gsk_render_node_unref(node) }
    return space(before: UnsafeRawPointer(gsk_color_node_get_color(node))) == sRGB
  }()

  /// The color spaces that values of CSS may have besides sRGB, by their addresses.
  private static let spaces: [UnsafeRawPointer: GTKColorSpace] = {
    let functions: [(String, GTKColorSpace)] = [
      ("gdk_color_state_get_srgb_linear", .srgbLinear), ("gdk_color_state_get_oklab", .oklab),
      ("gdk_color_state_get_oklch", .oklch), ("gdk_color_state_get_rec2100_pq", .rec2100PQ),
    ]
    let found = functions.compactMap { name, space in address(of: name).map { ($0, space) } }
    return Dictionary(found) { first, _ in first }
  }()

  /// The address that a function of GDK returns; `nil` if GDK has no such function.
  private static func address(of function: String) -> UnsafeRawPointer? {
    typealias Getter = @convention(c) () -> UnsafeRawPointer?
    return dlsym(nil, function).flatMap { unsafeBitCast($0, to: Getter.self)() }
  }
}

extension GdkRGBA {
  fileprivate static func == (left: GdkRGBA, right: GdkRGBA) -> Bool {
    PaintColor(left) == PaintColor(right)
  }
}
