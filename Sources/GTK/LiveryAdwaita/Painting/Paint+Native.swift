import CLiveryAdwaita

extension PaintColor {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension PaintRect {
  init(_ rect: graphene_rect_t) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    self.init(
      left: x, top: y, right: x + Double(rect.size.width), bottom: y + Double(rect.size.height))
  }
}

extension RoundedRect {
  init(_ rect: GskRoundedRect) {
    let corners = rect.corner
    self.init(
      PaintRect(rect.bounds),
      corners: [corners.0, corners.1, corners.2, corners.3].map {
        Corner(across: Double($0.width), down: Double($0.height))
      })
  }
}

extension ColorMatrix {
  init(_ matrix: graphene_matrix_t, _ offset: graphene_vec4_t) {
    let rows = (0..<4).map { row in
      withUnsafePointer(to: matrix) { matrix in
        (0..<4).map { Double(graphene_matrix_get_value(matrix, row, $0)) }
      }
    }
    var values: [Float] = Array(repeating: 0, count: 4)
    withUnsafePointer(to: offset) { graphene_vec4_to_float($0, &values) }
    self.init(rows: rows, offset: values.map(Double.init))
  }
}
