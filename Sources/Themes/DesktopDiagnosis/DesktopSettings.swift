import LiverySystem
import ThemeInstall

/// The desktop's settings for apps: GSettings' values, and the portal's.
struct DesktopSettings: Hashable, Sendable {
  /// The values of GSettings as it prints them, by key.
  private(set) var values: [String: String] = [:]

  /// The portal's color scheme and contrast; `nil` if it has none.
  private(set) var scheme, contrast: Int?

  /// Whether GSettings and the portal were there, or why not.
  private(set) var store, portal: Source

  enum Source: Hashable, Sendable {
    case answered

    /// There is no answer, for a reason.
    case missing(String)

    /// It did not answer in time.
    case late
  }

  /// How long both may take, in ms.
  private static let timeout = 1_000

  private static let schemas = ["org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]

  /// Queries `gsettings` and `gdbus`, which most desktops with GLib have.
  init(of session: UserSession) {
    let bus = SessionBus.address(in: session.variables)
    let questions = Self.schemas.map { ["gsettings", "list-recursively", $0] }
    let portal = SessionBus.asking("ReadAll", "['\(SessionBus.appearance)']")
    let answers = ProgramAnswer.all(
      of: questions + (bus == nil ? [] : [portal]),
      environment: SessionBus.environment(session.variables), milliseconds: Self.timeout)
    store = Self.source(
      answers[0], of: "gsettings", failing: "the schema '\(Self.schemas[0])' is not installed")
    for line in answers.prefix(2).compactMap(\.self).filter(\.isFine).flatMap(\.lines) {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count == 3 { values[String(words[1])] = String(words[2]) }
    }
    guard bus != nil else {
      self.portal = .missing("there is no session bus")
      return
    }
    let isGone = answers[2].map { SessionBus.isGone($0) } ?? false
    self.portal = Self.source(
      answers[2], of: "gdbus",
      failing: isGone
        ? SessionBus.Obstacle.busGone.rawValue : "no settings portal is there")
    if self.portal == .answered {
      let text = answers[2]?.lines.joined(separator: " ") ?? ""
      scheme = Self.number(SessionBus.scheme, in: text)
      contrast = Self.number("contrast", in: text)
    }
  }

  private static func source(
    _ answer: ProgramAnswer?, of program: String, failing reason: String
  ) -> Source {
    guard let answer else {
      return .missing("'\(program)' is not installed (libglib2.0-bin in Debian)")
    }
    return answer.isLate ? .late : answer.isFine ? .answered : .missing(reason)
  }

  /// A number as GLib prints it: `'contrast': <uint32 1>`.
  private static func number(_ key: String, in text: String) -> Int? {
    guard let found = text.firstRange(of: "'\(key)': <uint32 ") else { return nil }
    return Int(text[found.upperBound...].prefix(while: \.isNumber))
  }

  /// A text of GSettings without its quotes.
  func text(_ key: String) -> String? {
    values[key].map { $0.hasPrefix("'") ? String($0.dropFirst().dropLast()) : $0 }
  }
}
