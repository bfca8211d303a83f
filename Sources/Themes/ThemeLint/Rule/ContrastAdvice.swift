import ThemeFormats
import ThemeModel

/// The suggested color, as the end of a message.
struct ContrastAdvice {
  private let judgement: ContrastAudit.Judgement
  private let remedy: Remedy?
  private let subject: LintSubject
  private let judged: JudgedAppearance

  init(_ judgement: ContrastAudit.Judgement, _ remedy: Remedy?, in subject: LintSubject) {
    self.judgement = judgement
    self.remedy = remedy
    self.subject = subject
    judged = subject.judgedAppearances[judgement.judged]
  }

  private static let noColor = "; no color passes on all that it is painted on"

  var text: String {
    let pair = judgement.pair
    let fixTarget = FixTarget(of: pair, in: judged)
    guard let fixTarget else {
      if pair.level == .backdrop { return "; set '\(pair.surface.name)' too" }
      return foreground ?? (role == nil ? "" : Self.noColor)
    }
    guard let remedy else {
      return (fixTarget.part == .foreground ? nil : foreground) ?? Self.noColor
    }
    let color = remedy.color(in: judged.scheme).shortHex
    if remedy.fixTarget.part == .foreground {
      return "; '\(color)' is the nearest color that passes"
    }
    let background = remedy.fixTarget.part == .window ? ColorRole.windowBg : pair.surface
    if fixTarget.part == .foreground {
      return "; no color does, unless '\(background.name)' becomes '\(color)'"
    }
    let nearest = "; '\(color)' is the nearest '\(background.name)' that passes"
    return nearest + (foregroundColor.map { ", or set '\($0.name)' to '\($1)'" } ?? "")
  }

  /// The role that the theme may set, if the toolkit allows that.
  private var role: ColorRole? {
    let pair = judgement.pair
    return pair.foreground.isToolkits || pair.level == .backdrop ? nil : pair.foreground.role
  }

  private var foregroundColor: (role: ColorRole, color: String)? {
    role.flatMap { role in
      subject.search.foreground(for: role, in: judgement.judged).map { (role, $0.shortHex) }
    }
  }

  private var foreground: String? {
    foregroundColor.map { "; '\($1)' is the nearest '\($0.name)' that passes" }
  }
}
