import ThemeFormats
import ThemeModel

/// The suggested color, as the end of a message.
struct ContrastAdvice {
  private let judgement: ContrastAudit.Judgement
  private let remedy: Remedy?
  private let subject: LintSubject
  private let look: JudgedAppearance

  init(_ judgement: ContrastAudit.Judgement, _ remedy: Remedy?, in subject: LintSubject) {
    self.judgement = judgement
    self.remedy = remedy
    self.subject = subject
    look = subject.looks[judgement.look]
  }

  private static let noColor = "; no color passes on all that it is painted on"

  var text: String {
    let pair = judgement.pair
    let fixTarget = FixTarget(of: pair, in: look)
    guard let fixTarget else {
      if pair.level == .backdrop { return "; set '\(pair.surface.name)' too" }
      return ink ?? (role == nil ? "" : Self.noColor)
    }
    guard let remedy else { return (fixTarget.part == .ink ? nil : ink) ?? Self.noColor }
    let color = remedy.color(in: look.scheme).shortHex
    if remedy.fixTarget.part == .ink { return "; '\(color)' is the nearest color that passes" }
    let ground = remedy.fixTarget.part == .window ? ColorRole.windowBg : pair.surface
    if fixTarget.part == .ink {
      return "; no color does, unless '\(ground.name)' becomes '\(color)'"
    }
    let nearest = "; '\(color)' is the nearest '\(ground.name)' that passes"
    return nearest + (inkColor.map { ", or set '\($0.name)' to '\($1)'" } ?? "")
  }

  /// The role that the theme may set, if the toolkit allows that.
  private var role: ColorRole? {
    let pair = judgement.pair
    return pair.ink.isToolkits || pair.level == .backdrop ? nil : pair.ink.role
  }

  private var inkColor: (role: ColorRole, color: String)? {
    role.flatMap { role in
      subject.search.ink(for: role, in: judgement.look).map { (role, $0.shortHex) }
    }
  }

  private var ink: String? {
    inkColor.map { "; '\($1)' is the nearest '\($0.name)' that passes" }
  }
}
