#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's functions that this module needs, so that one file alone imports it.
enum Mathematics {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func cubeRoot(_ value: Float) -> Float { cbrtf(value) }

  static func hypotenuse(_ a: Float, _ b: Float) -> Float { hypotf(a, b) }

  static func cosine(radians: Float) -> Float { cosf(radians) }
  static func sine(radians: Float) -> Float { sinf(radians) }
  static func cosine(radians: Double) -> Double { cos(radians) }
  static func sine(radians: Double) -> Double { sin(radians) }
  static func arcSine(_ value: Double) -> Double { asin(value) }
  static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  static func logarithm(_ value: Double) -> Double { log(value) }

  static func cosine(degrees: Double) -> Double { cos(degrees * (.pi / 180)) }
  static func sine(degrees: Double) -> Double { sin(degrees * (.pi / 180)) }

  /// The angle of a point in degrees, `0..<360`.
  static func angle(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * (180 / .pi)
    return degrees < 0 ? degrees + 360 : degrees
  }
}
