/// Lightness, chroma and hue of the spaces that have a lightness and two opponent axes.
enum Polar {
  static func toRectangular(_ value: Triple) -> Triple {
    Triple(
      value.x,
      value.y * Mathematics.cosine(degrees: value.z),
      value.y * Mathematics.sine(degrees: value.z))
  }

  static func fromRectangular(_ value: Triple) -> Triple {
    let chroma = (value.y * value.y + value.z * value.z).squareRoot()
    return Triple(value.x, chroma, Mathematics.angle(x: value.y, y: value.z))
  }
}
