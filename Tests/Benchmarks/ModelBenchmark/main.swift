import Allocations
import TOMLKit
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

// Measures the way of a full theme from text to stylesheet: every role in light and dark, and 60
// rules of three declarations, with the base theme read beforehand. Each line gives the median of
// many runs in ns, and the allocations of one. Build it for release.

/// A theme that sets all there is.
func fullTheme() -> String {
  let roles = ColorRole.allCases.enumerated().map { number, role in
    let hex = { (seed: Int) in
      let digits = String((seed * 2_654_435_761) % 0xff_ffff, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    return switch number % 4 {
    case 0: "\(role.name) = { light = \"$p\(number % 8)\", dark = \"shade($p\(number % 8), 0.8)\" }"
    case 1: "\(role.name) = { light = \"\(hex(number))\", dark = \"\(hex(number + 500))\" }"
    case 2:
      "\(role.name) = { light = \"mix(\(hex(number)), $p1, 0.3)\", dark = \"alpha(white, 0.8)\" }"
    default:
      "\(role.name) = { light = \"rgba(0, 0, 0, 0.8)\", dark = \"oklch(0.7 0.1 \(number))\" }"
    }
  }
  let components = Component.known.prefix(30).map(\.name)
  let rules = (components + components.map { "card \($0)" }).enumerated().map { number, key in
    "\"\(key)\" = { color = \"$accent\", border-color = \"alpha($p2, \(number + 10)%)\", radius = \(number % 12) }"
  }
  let palette = (0..<8).map { "p\($0) = \"#\($0)a\($0)b\($0)c\"" }
  return """
    livery = 1
    name = "Full"

    [palette]
    \(palette.joined(separator: "\n"))

    [colors]
    \(roles.joined(separator: "\n"))

    [styles]
    \(rules.joined(separator: "\n"))

    """
}

/// How often each thing is run: 2000 times, or as the first argument says.
let runs = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 2000

/// The one thing to run, for a profiler, by a part of its name: the second argument.
let only = CommandLine.arguments.dropFirst(2).first

/// The median of many runs in ns, and the allocations of one; 0 for what is left out.
func measure(_ name: String, _ body: () -> Void) -> Double {
  if let only, !name.contains(only) { return 0 }
  for _ in 0..<runs / 20 { body() }
  let before = allocation_count()
  body()
  let allocations = allocation_count() - before
  let clock = ContinuousClock()
  var times = (0..<runs).map { _ in clock.measure(body) / .nanoseconds(1) }
  times.sort()
  let median = times[times.count / 2]
  print("\(name): \(Int(median)) ns, \(allocations) allocations")
  return median
}

let library = ThemeLibrary(userFolder: nil)
let text = SourceText(file: "full.livery.toml", fullTheme())
let string = String(decoding: text.bytes, as: UTF8.self)
_ = ThemeLibrary(userFolder: nil).base
guard let theme = try library.read(text, path: nil, as: .livery).theme else {
  preconditionFailure("the theme of the benchmark has errors")
}

print("\(text.bytes.count) bytes of TOML")
let toml = measure("TOMLTable(string:)") { _ = try? TOMLTable(string: string) }
let document = measure("SourceDocument(toml:)") {
  var findings: [Finding] = []
  _ = SourceDocument(toml: text, findings: &findings)
}
let reading = measure("read a theme") { _ = try? library.read(text, path: nil, as: .livery) }
let resolve = measure("resolve both appearances") {
  _ = theme.resolved(.light)
  _ = theme.resolved(.dark)
}
let (light, dark) = (theme.resolved(.light), theme.resolved(.dark))
print("\(Stylesheet(light).bytes.count + Stylesheet(dark).bytes.count) bytes of CSS")
let write = measure("write both stylesheets") {
  _ = Stylesheet(light).bytes
  _ = Stylesheet(dark).bytes
}
if only == nil {
  print("the document against TOMLKit: \((document / toml * 100).rounded() / 100)")
  print("the whole theme against TOMLKit: \((reading / toml * 100).rounded() / 100)")
  print("resolve and write: \(((resolve + write) / 100).rounded() / 10) µs")
}
