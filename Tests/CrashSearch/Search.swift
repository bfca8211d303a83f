import Foundation
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeCSS
import ThemeSource

/// Looks for stylesheets that the checks admit and that kill or hang GTK.
final class Search {
  /// What the command line asks for.
  struct Options {
    var seconds = 600.0
    var seed = UInt64.random(in: 0..<1_000_000)
  }

  /// How many stylesheets one process tries: others before it may have left something behind.
  private static let processLimit = 200

  /// How many smaller stylesheets are tried for a find, and for how many seconds: on a busy machine
  /// a search would otherwise not end.
  private static let (shrinkLimit, shrinkSeconds) = (80, 120.0)

  private var grammar: Grammar
  private let options: Options
  private var process: CrashProcess?
  private var triedInProcess = 0
  private var (tried, refused) = (0, 0)
  private var finds: [(sheet: Sheet, cause: String)] = []

  init(_ options: Options) {
    self.options = options
    grammar = Grammar(seed: options.seed, release: Toolkit.release)
  }

  /// Searches, prints each find as a row, and returns whether there is none.
  func run() -> Bool {
    let start = Moment.now
    while start.elapsedMilliseconds < options.seconds * 1_000 {
      let sheet = grammar.sheet()
      guard Search.isAdmitted(sheet.text) else {
        refused += 1
        continue
      }
      // What is known to be deadly is not tried again.
      guard !finds.contains(where: { $0.sheet.properties.isSubset(of: sheet.properties) }) else {
        continue
      }
      tried += 1
      guard cause(of: sheet) != nil, let cause = repeatedCause(of: sheet.text) else { continue }
      // On a machine that is too busy, nothing is painted in time.
      guard outcome(of: "").cause == nil else { continue }
      let smallest = shrunk(sheet)
      finds.append((smallest, cause))
      print(row: cause, smallest.text)
    }
    let seconds = Int(start.elapsedMilliseconds / 1_000)
    Search.say(
      "GTK \(Toolkit.version), seed \(options.seed): \(finds.count) finds in \(tried) stylesheets, "
        + "\(refused) more refused by the checks, in \(seconds) s")
    return finds.isEmpty
  }

  /// Whether 'livery check' has nothing against a stylesheet on the GTK in use.
  static func isAdmitted(_ sheet: String) -> Bool {
    var ignored: [Finding] = []
    let text = CSSText(SourceText(file: "sheet", sheet))
    let target = Target(Toolkit.release)
    return !ExtraCSSFinding.all(in: CSSStylesheet(text, findings: &ignored)).contains {
      $0.applies(to: target)
    }
  }

  /// Tries a stylesheet in a process that has tried others.
  private func cause(of sheet: Sheet) -> String? {
    if triedInProcess >= Search.processLimit { process = nil }
    let current = process ?? startProcess()
    triedInProcess = process == nil ? 1 : triedInProcess + 1
    let outcome = current.run(sheet.text)
    if case .died = outcome { process = nil } else { process = current }
    return outcome.cause
  }

  /// Why a stylesheet is deadly, if it is whenever it is tried: what others leave of the processor
  /// and its caches makes one time longer than another.
  private func repeatedCause(of sheet: String) -> String? {
    outcome(of: sheet).cause.flatMap { outcome(of: sheet).cause == nil ? nil : $0 }
  }

  /// The same find with as little as possible.
  private func shrunk(_ sheet: Sheet) -> Sheet {
    var best = sheet
    var left = Search.shrinkLimit
    var smaller = best.smaller[...]
    let start = Moment.now
    while left > 0, start.elapsedMilliseconds < Search.shrinkSeconds * 1_000,
      let next = smaller.popFirst()
    {
      left -= 1
      guard Search.isAdmitted(next.text), repeatedCause(of: next.text) != nil else { continue }
      best = next
      smaller = best.smaller[...]
    }
    return best
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
