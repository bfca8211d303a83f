import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

// What each library does, in the lines that its documentation shows. `swift run LibraryTour` prints
// what is after the arrows there.

// ThemeColor
do {
  let written = CSSColor("oklch(0.55 0.1 220)") ?? CSSColor(.black)
  let teal = written.mapped()
  print(teal.gtkText)
  print(teal.contrastRatio(against: .white) >= 4.5)
  let text = Color(hex: "#7fb3bd")?.nearest(reaching: 4.5, against: [teal]) ?? .white
  print(text.gtkText)
  print(teal.simulating(.deuteranopia).gtkText)
}

// ThemeModel
extension CustomColor {
  static let bodyText: CustomColor = "body-text"
}
extension ComponentProperty<Color> {
  static var glow: ComponentProperty { ComponentProperty("glow") }
}
do {
  let ocean = try Theme("ocean")  // ThemeFormats reads it
  let theme = ocean.resolved(.dark)
  let accent = theme[.accent]  // a Color of ThemeColor
  let css = Stylesheet(theme).text  // ThemeCSS writes it for GTK
  let text = theme[.bodyText]
  print(accent.gtkText, css.contains("@define-color accent_color"), text == nil)
}
do {
  var components = ComponentRegistry()
  let gauge = try components.register("gauge", node: "gaugeview", properties: ["glow": .color])
  var library = ThemeLibrary(userFolder: nil)
  library.components = components
  let theme = try Theme("ocean", from: library).resolved(.dark)
  let glow = theme[gauge, .glow]  // wherever it is
  let inner = theme[gauge, .glow, in: [gauge], states: .hover]
  print(glow == nil, inner == nil)
}

// GTKKnowledge
do {
  let release = GTKRelease(ofGTK: 4, 18)
  print(release.adwaita)
  print(release.has(.customProperties), release.has(.mediaQueries))
  print(release.knowledge.node(ofWidget: "GtkSwitch") ?? "none")
  print(release.knowledge.stock(.accentBg, in: .light).map { Color($0).gtkText } ?? "none")
}

// ThemeCSS
do {
  let theme = try Theme("ocean").resolved(.light)
  let old = Stylesheet(theme).text
  let new = Stylesheet(theme, target: .v4_16).text
  print(old.contains("--accent-color"), new.contains("--accent-color"))
  let target = try Target(parsing: "4.16..4.24")
  print(target.contains(.v4_20), target.has(.mediaQueries))
}

// ThemeFormats
do {
  let reading = try ThemeLibrary(userFolder: nil).read("ocean")
  if let theme = reading.theme {
    let preset = ThemeWriter(theme).written(as: .gradience, named: "ocean.json")
    print(preset.files.map(\.name), preset.omissions.isEmpty)
  }
  print(try Theme(text: "livery = 1\nname = \"Quay\"", id: "quay").name)
}

// ThemeLint
do {
  let reading = try ThemeLibrary(userFolder: nil).read("ocean")
  let findings = Linter.check(reading, target: Target(.v4_18))
  print(findings.hasErrors)
  print(RuleCatalog.all.contains { "\($0.id)" == "contrast/text" })
}

// ThemeSession
final class Title {
  var text = ""
}
do {
  let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  let title = Title()
  let observation = session.observe(title) { title, session in
    title.text = session.loadedTheme.theme.name
  }
  session.select("ocean")
  print(title.text)
  try session.set(.role(.accentBg), to: "#8a2b0c")
  print(session.loadedTheme.resolved[.accentBg].gtkText)
  try session.undo()
  print(session.loadedTheme.resolved[.accentBg].gtkText)
  observation.cancel()
}
