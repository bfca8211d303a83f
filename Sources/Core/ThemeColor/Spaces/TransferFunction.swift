/// The curves between encoded and linear light, mirrored for negative values.
enum TransferFunction {
  /// IEC 61966-2-1, with the threshold of CSS Color 4, section 10.2; display-p3 has it too.
  enum sRGB {
    static func decoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size > 0.04045 else { return value / 12.92 }
      return mirrored(Mathematics.power((size + 0.055) / 1.055, 2.4), as: value)
    }

    static func encoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size > 0.0031308 else { return value * 12.92 }
      return mirrored(1.055 * Mathematics.power(size, 1 / 2.4) - 0.055, as: value)
    }
  }

  /// Adobe RGB (1998), section 4.3.4.2: the exponent is 2 + 51/256.
  enum a98 {
    static func decoded(_ value: Double) -> Double {
      mirrored(Mathematics.power(abs(value), 563.0 / 256), as: value)
    }

    static func encoded(_ value: Double) -> Double {
      mirrored(Mathematics.power(abs(value), 256.0 / 563), as: value)
    }
  }

  /// ROMM RGB, ISO 22028-2: gamma 1.8 with a straight part near black.
  enum proPhoto {
    static func decoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size > 16.0 / 512 else { return value / 16 }
      return mirrored(Mathematics.power(size, 1.8), as: value)
    }

    static func encoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size >= 1.0 / 512 else { return value * 16 }
      return mirrored(Mathematics.power(size, 1 / 1.8), as: value)
    }
  }

  /// ITU-R BT.2020-2, table 4, with the constants in full precision.
  enum rec2020 {
    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    static func decoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size >= beta * 4.5 else { return value / 4.5 }
      return mirrored(Mathematics.power((size + alpha - 1) / alpha, 1 / 0.45), as: value)
    }

    static func encoded(_ value: Double) -> Double {
      let size = abs(value)
      guard size > beta else { return value * 4.5 }
      return mirrored(alpha * Mathematics.power(size, 0.45) - (alpha - 1), as: value)
    }
  }

  private static func mirrored(_ size: Double, as value: Double) -> Double {
    value < 0 ? -size : size
  }
}
