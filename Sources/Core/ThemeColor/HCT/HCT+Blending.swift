extension HCT {
  /// The color with its hue turned toward another's by half the angle between them, at most 15°, as
  /// Material Design harmonizes colors with the seed.
  public func harmonized(with other: HCT) -> HCT {
    let angle = Hue.normalized(other.hue - hue)
    let turn = angle <= 180 ? min(angle / 2, 15) : -min((360 - angle) / 2, 15)
    return HCT(hue: hue + turn, chroma: chroma, tone: tone)
  }

  /// The color with its hue moved a fraction of the way to another's in CAM16-UCS; chroma and tone
  /// stay.
  public static func blendingHue(of color: Color, with other: Color, share: Double) -> HCT {
    let own = HCT(color)
    let points = [color, other].map { CAM16UCS(CAM16(linear: linear($0))) }
    let between = points[0].moved(to: points[1], by: share).color
    // Material Design passes through 8 bits a channel here.
    let hue = HCT(HCT.color(linear: between.linear)).hue
    return HCT(hue: hue, chroma: own.chroma, tone: own.tone)
  }
}
