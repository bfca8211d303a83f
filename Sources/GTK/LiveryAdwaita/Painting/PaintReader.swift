import CLiveryAdwaita

/// Reads GTK's painting from its render nodes.
struct PaintReader {
  private let widgets: WidgetNodes

  /// The nodes of the foregrounds and of the shapes, by their numbers.
  var foregrounds: [OpaquePointer] = []
  var shapes: [OpaquePointer] = []

  /// The nodes that are made to paint a part of another.
  var made: [PaintedNode] = []

  private var colors = NodeColors()

  /// The widgets around the current node, outermost first, and all widgets found so far.
  private var line: [Int] = []
  private var met: Set<Int> = []

  init(_ widgets: WidgetNodes) {
    self.widgets = widgets
  }

  /// The painting of a node, with the widgets that paint its parts.
  mutating func paint(_ node: OpaquePointer) -> Paint {
    let painters = widgets.painters(of: node, inside: line.last, met: met)
    return inside(painters) { $0.content(of: node) }
  }

  /// Reads the painting of widgets, outer ones first.
  private mutating func inside(
    _ painters: [Int], _ read: (inout PaintReader) -> Paint
  ) -> Paint {
    line += painters
    met.formUnion(painters)
    let paint = read(&self)
    line.removeLast(painters.count)
    return painters.reversed().reduce(paint) { .widget($1, $0) }
  }

  private mutating func content(of node: OpaquePointer) -> Paint {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE: return group(ofContainer: node)
    case GSK_COLOR_NODE:
      return .fill(NodeColors.color(ofArea: node), bounds(of: node))
    case GSK_LINEAR_GRADIENT_NODE, GSK_REPEATING_LINEAR_GRADIENT_NODE:
      return gradient(
        node, gsk_linear_gradient_node_get_color_stops(node, nil),
        gsk_linear_gradient_node_get_n_color_stops(node))
    case GSK_RADIAL_GRADIENT_NODE, GSK_REPEATING_RADIAL_GRADIENT_NODE:
      return gradient(
        node, gsk_radial_gradient_node_get_color_stops(node, nil),
        gsk_radial_gradient_node_get_n_color_stops(node))
    case GSK_CONIC_GRADIENT_NODE:
      return gradient(
        node, gsk_conic_gradient_node_get_color_stops(node, nil),
        gsk_conic_gradient_node_get_n_color_stops(node))
    case GSK_BORDER_NODE: return border(node)
    case GSK_INSET_SHADOW_NODE: return insetShadow(node)
    case GSK_OUTSET_SHADOW_NODE:
      guard gsk_outset_shadow_node_get_color(node).pointee.alpha > 0 else { return .nothing }
      return shape(
        .halo(RoundedRect(gsk_outset_shadow_node_get_outline(node).pointee)), of: node)
    case GSK_TEXT_NODE:
      guard gsk_text_node_has_color_glyphs(node) == 0 else { return shape(.picture, of: node) }
      return foreground(
        .text, colors.color(ofText: node), of: node,
        isLarge: isLarge(gsk_text_node_get_font(node)))
    default: return group(of: node)
    }
  }

  private mutating func group(ofContainer node: OpaquePointer) -> Paint {
    .group(parts(WidgetNodes.children(of: node)[...]), bounds(of: node))
  }

  /// The painting of several nodes in order.
  private mutating func parts(_ nodes: ArraySlice<OpaquePointer>) -> [Paint] {
    var parts: [Paint] = []
    var text: PaintColor?
    var index = nodes.startIndex
    while index < nodes.endIndex {
      if let run = widgets.run(nodes[index...], around: line) {
        let own = nodes[index..<index + run.nodes.count]
        let area = own.map(bounds).reduce(bounds(of: own[index])) { $0.union($1) }
        parts.append(inside([run.widget]) { .group($0.parts(own), area) })
        index += run.nodes.count
        continue
      }
      let child = nodes[index]
      index += 1
      if index < nodes.endIndex, isShadow(child, before: nodes[index...]) {
        parts.append(shape(.shadow, of: child))
        continue
      }
      let part = paint(child)
      switch part {
      case .foreground(let foreground):
        text = foreground.color
        parts.append(part)
      case .fill(let color, let area)
      where color == text && min(area.width, area.height) <= PaintReader.thickestLine:
        parts.append(foreground(.line, color, of: child))
      default: parts.append(part)
      }
    }
    return parts
  }

  /// The largest thickness of a line under or through text, or of a text cursor, in px.
  private static let thickestLine = 4.0

  /// The painting of a node that changes other nodes.
  private mutating func group(of node: OpaquePointer) -> Paint {
    switch gsk_render_node_get_node_type(node) {
    case GSK_TRANSFORM_NODE: return placed(node)
    case GSK_OPACITY_NODE:
      return .opacity(
        Double(gsk_opacity_node_get_opacity(node)), child(gsk_opacity_node_get_child(node)))
    case GSK_CLIP_NODE:
      return .clip(
        RoundedRect(PaintRect(gsk_clip_node_get_clip(node).pointee)),
        child(gsk_clip_node_get_child(node)))
    case GSK_ROUNDED_CLIP_NODE:
      return .clip(
        RoundedRect(gsk_rounded_clip_node_get_clip(node).pointee),
        child(gsk_rounded_clip_node_get_child(node)))
    case GSK_COLOR_MATRIX_NODE: return recolored(node)
    case GSK_CROSS_FADE_NODE:
      return .crossFade(
        Double(gsk_cross_fade_node_get_progress(node)),
        child(gsk_cross_fade_node_get_start_child(node)),
        child(gsk_cross_fade_node_get_end_child(node)))
    case GSK_SHADOW_NODE:
      let isSeen = (0..<gsk_shadow_node_get_n_shadows(node)).contains {
        gsk_shadow_node_get_shadow(node, $0).pointee.color.alpha > 0
      }
      let content = child(gsk_shadow_node_get_child(node))
      guard isSeen else { return content }
      return .group([shadow(of: node), content], bounds(of: node))
    case GSK_BLUR_NODE where gsk_blur_node_get_radius(node) == 0:
      return child(gsk_blur_node_get_child(node))
    case GSK_DEBUG_NODE: return child(gsk_debug_node_get_child(node))
    default: return later(node)
    }
  }

  /// The painting of a node of a kind that later releases of GTK added.
  private mutating func later(_ node: OpaquePointer) -> Paint {
    let color: OpaquePointer?
    switch String(cString: shim_render_node_name(node)) {
    case "GskMaskNode":
      let source = shim_render_node_part(node, "gsk_mask_node_get_source")
      // Other masks hide little: the end of a text that is too long, or the area below a badge.
      guard let source, gsk_render_node_get_node_type(source) == GSK_COLOR_NODE else {
        return .clip(RoundedRect(bounds(of: node)), child(source))
      }
      color = source
    case "GskFillNode": color = shim_render_node_part(node, "gsk_fill_node_get_child")
    case "GskStrokeNode": color = shim_render_node_part(node, "gsk_stroke_node_get_child")
    case "GskSubsurfaceNode":
      return child(shim_render_node_part(node, "gsk_subsurface_node_get_child"))
    default: color = nil
    }
    guard let color, gsk_render_node_get_node_type(color) == GSK_COLOR_NODE else {
      return shape(.picture, of: node)
    }
    return foreground(.icon, NodeColors.color(ofArea: color), of: node)
  }

  mutating func child(_ node: OpaquePointer?) -> Paint {
    node.map { paint($0) } ?? .nothing
  }
}
