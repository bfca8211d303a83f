import ThemeColor

extension MaterialScheme {
  /// The tone of a role, `0...100`.
  func tone(of role: MaterialRole) -> Double {
    let rule = role.rule
    if let pair = rule.pair { return tone(of: role, in: pair) }
    let backgrounds = backgrounds(of: rule).map(tone)
    let start = startingTone(of: role)
    guard let background = backgrounds.first else { return start }
    let wanted = rule.contrast.value(at: contrast)
    let tone = readable(start, on: background, wanted)
    return backgrounds.count > 1 ? readableOnAll(tone, backgrounds, wanted) : tone
  }

  /// The roles behind a role.
  private func backgrounds(of rule: MaterialRule) -> [MaterialRole] {
    switch rule.backgrounds {
    case .none: []
    case .highestSurface: [isDark ? .surfaceBright : .surfaceDim]
    case .role(let role): [role]
    case .roles(let first, let second): [first, second]
    }
  }

  /// The tone that a role has before contrast counts.
  private func startingTone(of role: MaterialRole) -> Double {
    let rule = role.rule
    if let seedTones, let seedTone = rule.seedTone {
      switch seedTone {
      case .primary: return seedTones.primary
      case .secondary: return seedTones.secondary
      case .tertiary: return seedTones.tertiary
      case .readable(let container):
        return MaterialScheme.foreground(on: startingTone(of: container), ratio: 4.5)
      }
    }
    let tones =
      (variant == .monochrome ? rule.monochrome : nil) ?? (light: rule.light, dark: rule.dark)
    return (isDark ? tones.dark : tones.light).value(at: contrast)
  }

  /// A tone, or a readable one instead; always the latter if low contrast is requested.
  private func readable(_ tone: Double, on background: Double, _ ratio: Double) -> Double {
    contrast >= 0 && HCT.contrastRatio(of: tone, against: background) >= ratio
      ? tone : MaterialScheme.foreground(on: background, ratio: ratio)
  }

  /// A tone that is readable on all of some others, lighter or darker than them.
  private func readableOnAll(_ tone: Double, _ backgrounds: [Double], _ ratio: Double) -> Double {
    let (low, high) = (backgrounds.min() ?? 0, backgrounds.max() ?? 100)
    if [low, high].allSatisfy({ HCT.contrastRatio(of: tone, against: $0) >= ratio }) {
      return tone
    }
    let (above, below) = (HCT.tone(above: high, ratio: ratio), HCT.tone(below: low, ratio: ratio))
    if backgrounds.contains(where: MaterialScheme.prefersLight) { return above ?? 100 }
    return below ?? above ?? 0
  }

  /// The tone of one of two roles that keep a distance.
  private func tone(of role: MaterialRole, in pair: MaterialRule.Pair) -> Double {
    let isFirstNearer = !pair.isLighter || !isDark
    let roles = isFirstNearer ? (pair.first, pair.second) : (pair.second, pair.first)
    let start = { (role: MaterialRole) -> Double in
      guard let background = backgrounds(of: role.rule).first else { return startingTone(of: role) }
      return readable(
        startingTone(of: role), on: tone(of: background), role.rule.contrast.value(at: contrast))
    }
    let tones = separated(start(roles.0), start(roles.1), staysTogether: pair.isLighter)
    return role == roles.0 ? tones.nearer : tones.farther
  }

  /// Two tones moved apart, and out of the middle, where neither white nor black is readable.
  private func separated(
    _ nearer: Double, _ farther: Double, staysTogether: Bool
  ) -> (nearer: Double, farther: Double) {
    var (nearer, farther) = (nearer, farther)
    let away = isDark ? 10.0 : -10
    let clamped = { (tone: Double) in min(max(tone, 0), 100) }
    let isNear = { (farther - nearer) * (isDark ? 1 : -1) < 10 }
    if isNear() {
      farther = clamped(nearer + away)
      if isNear() { nearer = clamped(farther - away) }
    }
    let middle = 50.0..<60
    if middle.contains(nearer) || staysTogether && middle.contains(farther) {
      nearer = isDark ? 60 : 49
      farther = isDark ? max(farther, nearer + away) : min(farther, nearer + away)
    } else if middle.contains(farther) {
      farther = isDark ? 60 : 49
    }
    return (nearer, farther)
  }

  /// The tone with a contrast on another one, or the closest one: white or black.
  static func foreground(on background: Double, ratio: Double) -> Double {
    let above = HCT.tone(above: background, ratio: ratio) ?? 100
    let below = HCT.tone(below: background, ratio: ratio) ?? 0
    let high = HCT.contrastRatio(of: above, against: background)
    let low = HCT.contrastRatio(of: below, against: background)
    guard prefersLight(background) else { return low >= ratio || low >= high ? below : above }
    let isSame = abs(high - low) < 0.1 && high < ratio && low < ratio
    return high >= ratio || high >= low || isSame ? above : below
  }

  private static func prefersLight(_ tone: Double) -> Bool { tone.rounded() < 60 }
}
