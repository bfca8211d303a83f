import CAdwaita

/// Reads what GTK paints out of its render nodes.
struct PaintReader {
  private let widgets: WidgetNodes

  /// The nodes of the inks and of the shapes, by their numbers.
  private(set) var inks: [OpaquePointer] = []
  private(set) var shapes: [OpaquePointer] = []

  private var textColor = TextColor()

  /// The widgets around what is read, from the outermost on, and all that were met.
  private var line: [Int] = []
  private var met: Set<Int> = []

  init(_ widgets: WidgetNodes) {
    self.widgets = widgets
  }

  /// What a node paints, with the widgets that paint its parts.
  mutating func paint(_ node: OpaquePointer) -> Paint {
    let painters = widgets.painters(of: node, inside: line.last, met: met)
    return inside(painters) { $0.content(of: node) }
  }

  /// Reads what widgets paint, those around others first.
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
      return .fill(PaintColor(gsk_color_node_get_color(node).pointee), bounds(of: node))
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
      return ink(
        .text, textColor.color(of: node), of: node,
        isLarge: isLarge(gsk_text_node_get_font(node)))
    default: return group(of: node)
    }
  }

  private mutating func group(ofContainer node: OpaquePointer) -> Paint {
    .group(parts(WidgetNodes.children(of: node)[...]), bounds(of: node))
  }

  /// What nodes paint one after the other.
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
      let part = paint(child)
      switch part {
      case .ink(let ink):
        text = ink.color
        parts.append(part)
      case .fill(let color, let area)
      where color == text && min(area.width, area.height) <= PaintReader.thickestLine:
        parts.append(ink(.line, color, of: child))
      default: parts.append(part)
      }
    }
    return parts
  }

  /// The thickest line under or through text, and the widest cursor in it, in px.
  private static let thickestLine = 4.0

  /// What a node paints that does something to others.
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
      return .group([shape(.picture, of: node), content], bounds(of: node))
    case GSK_BLUR_NODE where gsk_blur_node_get_radius(node) == 0:
      return child(gsk_blur_node_get_child(node))
    case GSK_DEBUG_NODE: return child(gsk_debug_node_get_child(node))
    default: return later(node)
    }
  }

  /// What a node paints that came with a later GTK than the oldest.
  private mutating func later(_ node: OpaquePointer) -> Paint {
    let color: OpaquePointer?
    switch String(cString: shim_render_node_name(node)) {
    case "GskMaskNode":
      let source = shim_render_node_part(node, "gsk_mask_node_get_source")
      // The mask of anything else takes little of it away: the end of a text that is too long, or
      // what lies below a badge.
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
    return ink(.icon, PaintColor(gsk_color_node_get_color(color).pointee), of: node)
  }

  private mutating func child(_ node: OpaquePointer?) -> Paint {
    node.map { paint($0) } ?? .nothing
  }
}

extension PaintReader {
  private func bounds(of node: OpaquePointer) -> PaintRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return PaintRect(bounds)
  }

  private mutating func ink(
    _ kind: Ink.Kind, _ color: PaintColor, of node: OpaquePointer, isLarge: Bool = false
  ) -> Paint {
    inks.append(node)
    return .ink(
      Ink(kind, color, in: bounds(of: node), number: inks.count - 1, isLarge: isLarge))
  }

  /// Whether a font counts as large.
  private func isLarge(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font, let description = pango_font_describe_with_absolute_size(font) else {
      return false
    }
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let isBold =
      pango_font_description_get_weight(description).rawValue >= PANGO_WEIGHT_BOLD.rawValue
    // Fonts are set in points, and rounding must not make a size of 18 pt a little smaller.
    return size + 0.01 >= (isBold ? 14 : 18) * 4 / 3
  }

  private mutating func shape(_ kind: PaintShape.Kind, of node: OpaquePointer) -> Paint {
    shapes.append(node)
    return .shape(PaintShape(kind, in: bounds(of: node), number: shapes.count - 1))
  }

  private mutating func insetShadow(_ node: OpaquePointer) -> Paint {
    guard gsk_inset_shadow_node_get_color(node).pointee.alpha > 0 else { return .nothing }
    let distance = max(
      abs(gsk_inset_shadow_node_get_dx(node)), abs(gsk_inset_shadow_node_get_dy(node)))
    let depth =
      gsk_inset_shadow_node_get_spread(node) + gsk_inset_shadow_node_get_blur_radius(node)
    let outline = RoundedRect(gsk_inset_shadow_node_get_outline(node).pointee)
    return shape(.rim(outline, depth: Double(distance + depth)), of: node)
  }

  private mutating func gradient(
    _ node: OpaquePointer, _ stops: UnsafePointer<GskColorStop>?, _ count: gsize
  ) -> Paint {
    // Not counted by the call that gives the stops: GTK declares it pure, so a compiler that
    // optimizes takes it that the count is still what it was before.
    let colors = UnsafeBufferPointer(start: stops, count: Int(count))
    let list = colors.map { PaintColor($0.color) }
    guard let first = list.first, list.allSatisfy({ $0 == first }) else {
      return shape(.gradient(list), of: node)
    }
    return .fill(first, bounds(of: node))
  }

  private mutating func border(_ node: OpaquePointer) -> Paint {
    let widths = UnsafeBufferPointer(start: gsk_border_node_get_widths(node), count: 4)
    let colors = UnsafeBufferPointer(start: gsk_border_node_get_colors(node), count: 4)
    let isSeen = zip(widths, colors).contains { $0 > 0 && $1.alpha > 0 }
    guard isSeen else { return .nothing }
    let outline = RoundedRect(gsk_border_node_get_outline(node).pointee)
    return shape(.rim(outline, depth: Double(widths.max() ?? 0)), of: node)
  }

  private mutating func placed(_ node: OpaquePointer) -> Paint {
    let transform = gsk_transform_node_get_transform(node)
    guard
      gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_AFFINE.rawValue
    else { return shape(.picture, of: node) }
    var (scaleX, scaleY, x, y): (Float, Float, Float, Float) = (1, 1, 0, 0)
    gsk_transform_to_affine(transform, &scaleX, &scaleY, &x, &y)
    return .placed(
      Placement(x: Double(x), y: Double(y), scaleX: Double(scaleX), scaleY: Double(scaleY)),
      child(gsk_transform_node_get_child(node)), bounds(of: node))
  }

  private mutating func recolored(_ node: OpaquePointer) -> Paint {
    let matrix = ColorMatrix(
      gsk_color_matrix_node_get_color_matrix(node).pointee,
      gsk_color_matrix_node_get_color_offset(node).pointee)
    let content = gsk_color_matrix_node_get_child(node)
    // GTK paints a symbolic icon of a picture in which what has its color is black.
    if let content, gsk_render_node_get_node_type(content) == GSK_TEXTURE_NODE {
      let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
      return ink(.icon, matrix.applied(to: black), of: node)
    }
    return .recolored(matrix, child(content))
  }
}

extension Paint {
  fileprivate static let nothing = Paint.group([], PaintRect(left: 0, top: 0, right: 0, bottom: 0))
}
