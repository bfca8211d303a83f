/// The conversions between linear RGB spaces and CIE XYZ for D65 (CSS Color 4, section 18), in
/// double precision as GTK computes them (gtk/gtkcolorutils.c).
enum GTKMatrices {
  static func xyz(linearRGB rgb: SIMD3<Float>) -> SIMD3<Float> {
    rgb.times(
      (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
      (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))
  }

  static func linearRGB(xyz: SIMD3<Float>) -> SIMD3<Float> {
    xyz.times(
      (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
  }

  static func xyz(p3 rgb: SIMD3<Float>) -> SIMD3<Float> {
    rgb.times(
      (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
      (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
      (0, 32229.0 / 714400, 5220557.0 / 5000800))
  }

  static func p3(xyz: SIMD3<Float>) -> SIMD3<Float> {
    xyz.times(
      (446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
      (-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
      (11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415))
  }

  static func xyz(rec2020 rgb: SIMD3<Float>) -> SIMD3<Float> {
    rgb.times(
      (63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
      (26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
      (0, 19567812.0 / 697040785, 295819943.0 / 278816314))
  }

  static func rec2020(xyz: SIMD3<Float>) -> SIMD3<Float> {
    xyz.times(
      (30757411.0 / 17917100, -6372589.0 / 17917100, -4539589.0 / 17917100),
      (-19765991.0 / 29648200, 47925759.0 / 29648200, 467509.0 / 29648200),
      (792561.0 / 44930125, -1921689.0 / 44930125, 42328811.0 / 44930125))
  }

  /// Linear sRGB of linear BT.2020 as GTK converts pixels: six digits, single precision.
  static func pixelRGB(rec2020 rgb: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      1.660227 * rgb.x + -0.587548 * rgb.y + -0.072838 * rgb.z,
      -0.124553 * rgb.x + 1.132926 * rgb.y + -0.008350 * rgb.z,
      -0.018155 * rgb.x + -0.100603 * rgb.y + 1.118998 * rgb.z)
  }
}

extension SIMD3<Float> {
  /// A row of a matrix.
  fileprivate typealias Row = (Double, Double, Double)

  fileprivate func times(_ first: Row, _ second: Row, _ third: Row) -> SIMD3<Float> {
    let row = { (row: Row) in
      Float(row.0 * Double(x) + row.1 * Double(y) + row.2 * Double(z))
    }
    return SIMD3(row(first), row(second), row(third))
  }
}
