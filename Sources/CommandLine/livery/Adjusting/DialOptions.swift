import ArgumentParser
import CommandLineKit
import NewTheme
import ThemeModel

/// The dials of `livery adjust`, and the roles that they are for.
struct DialOptions: ParsableArguments {
  @Option(help: "Degrees to turn hues by, -360 to 360.") var hue: Double?
  @Option(help: "What to multiply chroma by, 0 to 4; 0 makes grays.") var chroma: Double?
  @Option(help: "What to add to lightness, -1 to 1; black has 0, white 1.") var lightness: Double?
  @Option(
    help: "The contrast that text is to have: aa, aaa, or a ratio from 1 to 21.",
    completion: .list(["aa", "aaa"]), transform: ContrastAim.init(argument:))
  var contrast: ContrastAim?
  @Flag(help: "With '--contrast': bring text on surfaces down to it, too.") var soften = false
  @Option(help: "The roles to change alone, with commas between them.") var only: String?
  @Option(help: "Roles that stay as they are, with commas between them.") var except: String?

  /// Whether anything is to be changed.
  var isSet: Bool { hue != nil || chroma != nil || lightness != nil || contrast != nil }

  /// The contrast that is asked for.
  var aim: ContrastAim? { contrast.map { ContrastAim(level: $0.level, isSoft: soften) } }

  var dials: ColorDials {
    ColorDials(hue: hue ?? 0, chroma: chroma ?? 1, lightness: lightness ?? 0)
  }

  func check() throws {
    guard isSet else {
      throw ValidationError(
        "expected what to change: '--contrast', '--hue', '--chroma' or '--lightness'")
    }
    if soften, contrast == nil {
      throw ValidationError("'--soften' needs '--contrast', the level at which it ends")
    }
    try DialOptions.check(hue, "--hue", ColorDials.hueRange)
    try DialOptions.check(chroma, "--chroma", ColorDials.chromaRange)
    try DialOptions.check(lightness, "--lightness", ColorDials.lightnessRange)
    _ = try selection()
  }

  static func check(_ number: Double?, _ name: String, _ range: ClosedRange<Double>) throws {
    guard let number, !range.contains(number) else { return }
    let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    throw ValidationError("expected a number from \(low) to \(high) for '\(name)'")
  }

  /// The roles that are chosen.
  func selection() throws -> RoleSelection {
    RoleSelection(
      only: try only.map { try roles($0, of: "--only") },
      except: try except.map { try roles($0, of: "--except") } ?? [])
  }

  private func roles(_ list: String, of option: String) throws -> Set<ColorRole> {
    let names = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    guard !names.isEmpty else { throw ValidationError("expected roles for '\(option)'") }
    return Set(
      try names.map { name in
        guard let role = ColorRole(name: name) else {
          let hint = NameSuggestion.hint(for: name, among: ColorRole.allCases.map(\.name))
          throw ValidationError("no role is called '\(name)' in '\(option)'\(hint)")
        }
        return role
      })
  }
}

extension ContrastAim {
  /// The level that somebody names on the command line.
  init(argument: String) throws {
    switch argument.lowercased() {
    case "aa": self = .aa
    case "aaa": self = .aaa
    default:
      guard let level = Double(argument), ContrastAim.levels.contains(level) else {
        throw ValidationError("expected aa, aaa, or a ratio from 1 to 21, not '\(argument)'")
      }
      self.init(level: level)
    }
  }
}
