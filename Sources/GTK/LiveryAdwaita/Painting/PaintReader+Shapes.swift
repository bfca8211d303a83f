import CLiveryAdwaita

/// Reads single render nodes.
extension PaintReader {
  func bounds(of node: OpaquePointer) -> PaintRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return PaintRect(bounds)
  }

  mutating func foreground(
    _ kind: Foreground.Kind, _ color: PaintColor, of node: OpaquePointer, isLarge: Bool = false
  ) -> Paint {
    foregrounds.append(node)
    return .foreground(
      Foreground(kind, color, in: bounds(of: node), number: foregrounds.count - 1, isLarge: isLarge)
    )
  }

  /// Whether a font counts as large.
  func isLarge(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font, let description = pango_font_describe_with_absolute_size(font) else {
      return false
    }
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let isBold =
      pango_font_description_get_weight(description).rawValue >= PANGO_WEIGHT_BOLD.rawValue
    // Font sizes are set in points, and rounding must not make 18 pt slightly smaller.
    return size + 0.01 >= (isBold ? 14 : 18) * 4 / 3
  }

  mutating func shape(_ kind: PaintShape.Kind, of node: OpaquePointer) -> Paint {
    shapes.append(node)
    return .shape(PaintShape(kind, in: bounds(of: node), number: shapes.count - 1))
  }

  /// The shadow of text or icons, without these.
  mutating func shadow(of node: OpaquePointer) -> Paint {
    // They are moved out of sight, and their shadow as far back.
    let distance: Float = 8192
    var shadows = (0..<gsk_shadow_node_get_n_shadows(node)).map {
      gsk_shadow_node_get_shadow(node, $0).pointee
    }
    for index in shadows.indices { shadows[index].dx -= distance }
    var offset = graphene_point_t(x: distance, y: 0)
    let transform = gsk_transform_translate(nil, &offset)
    defer { gsk_transform_unref(transform) }
    guard let content = gsk_shadow_node_get_child(node),
      let moved = gsk_transform_node_new(content, transform),
      let alone = gsk_shadow_node_new(moved, shadows, gsize(shadows.count))
    else { return .nothing }
    gsk_render_node_unref(moved)
    made.append(PaintedNode(adopting: alone))
    let area = bounds(of: node)
    guard case .shape(let shape) = shape(.shadow, of: alone) else { return .nothing }
    return .shape(PaintShape(.shadow, in: area, number: shape.number))
  }

  /// Whether a node is a shadow of the text after it.
  ///
  /// Since 4.22 the shadows of a text are the same text before it, each perhaps blurred.
  func isShadow(_ node: OpaquePointer, before rest: ArraySlice<OpaquePointer>) -> Bool {
    guard let shadow = text(in: node, isBlurred: true),
      let text = rest.first(where: { text(in: $0, isBlurred: false) != nil }),
      rest.prefix(while: { $0 != text }).allSatisfy({ self.text(in: $0, isBlurred: true) != nil })
    else { return false }
    let (own, other) = (
      gsk_text_node_get_offset(shadow).pointee, gsk_text_node_get_offset(text).pointee
    )
    let distance = max(abs(own.x - other.x), abs(own.y - other.y))
    return distance < Self.farthestShadow && glyphs(of: shadow) == glyphs(of: text)
  }

  /// The largest distance of a shadow from its text, in px: less than that of two lines.
  private static let farthestShadow: Float = 8

  /// The text that a node is, or that it blurs.
  private func text(in node: OpaquePointer, isBlurred: Bool) -> OpaquePointer? {
    switch gsk_render_node_get_node_type(node) {
    case GSK_TEXT_NODE: node
    case GSK_BLUR_NODE where isBlurred:
      gsk_blur_node_get_child(node).flatMap { text(in: $0, isBlurred: false) }
    default: nil
    }
  }

  private func glyphs(of text: OpaquePointer) -> [PangoGlyph] {
    var count: guint = 0
    let glyphs = gsk_text_node_get_glyphs(text, &count)
    return UnsafeBufferPointer(start: glyphs, count: Int(count)).map(\.glyph)
  }

  mutating func insetShadow(_ node: OpaquePointer) -> Paint {
    guard gsk_inset_shadow_node_get_color(node).pointee.alpha > 0 else { return .nothing }
    let distance = max(
      abs(gsk_inset_shadow_node_get_dx(node)), abs(gsk_inset_shadow_node_get_dy(node)))
    let depth =
      gsk_inset_shadow_node_get_spread(node) + gsk_inset_shadow_node_get_blur_radius(node)
    let outline = RoundedRect(gsk_inset_shadow_node_get_outline(node).pointee)
    return shape(.rim(outline, depth: Double(distance + depth)), of: node)
  }

  mutating func gradient(
    _ node: OpaquePointer, _ stops: UnsafePointer<GskColorStop>?, _ count: gsize
  ) -> Paint {
    // The count comes from an earlier call than the stops: GTK declares it pure, so an optimizing
    // compiler assumes that it has not changed.
    let colors = UnsafeBufferPointer(start: stops, count: Int(count))
    let list = colors.map { PaintColor($0.color) }
    guard let first = list.first, list.allSatisfy({ $0 == first }) else {
      return shape(.gradient(list), of: node)
    }
    return .fill(first, bounds(of: node))
  }

  mutating func border(_ node: OpaquePointer) -> Paint {
    let widths = UnsafeBufferPointer(start: gsk_border_node_get_widths(node), count: 4)
    let colors = UnsafeBufferPointer(start: gsk_border_node_get_colors(node), count: 4)
    let isSeen = zip(widths, colors).contains { $0 > 0 && $1.alpha > 0 }
    guard isSeen else { return .nothing }
    let outline = RoundedRect(gsk_border_node_get_outline(node).pointee)
    return shape(.rim(outline, depth: Double(widths.max() ?? 0)), of: node)
  }

  mutating func placed(_ node: OpaquePointer) -> Paint {
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

  mutating func recolored(_ node: OpaquePointer) -> Paint {
    let matrix = ColorMatrix(
      gsk_color_matrix_node_get_color_matrix(node).pointee,
      gsk_color_matrix_node_get_color_offset(node).pointee)
    let content = gsk_color_matrix_node_get_child(node)
    // GTK paints a symbolic icon through a mask: the black parts of a picture get its color.
    if let content, gsk_render_node_get_node_type(content) == GSK_TEXTURE_NODE {
      let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
      return foreground(.icon, matrix.applied(to: black), of: node)
    }
    return .recolored(matrix, child(content))
  }
}

extension Paint {
  static let nothing = Paint.group([], PaintRect(left: 0, top: 0, right: 0, bottom: 0))
}
