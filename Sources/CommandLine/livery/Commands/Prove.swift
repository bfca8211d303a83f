public import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeLint
import ThemeProject
import ThemeSource
public import ThemeTemplates

/// `livery prove gtk.css.mustache --base16 schemes` reports which pairs of a template fail with
/// which palettes, and possible fixes.
struct Prove: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Fills a generator's template with many palettes, and says which pairs fail.",
    discussion: """
      A template is mustache as tinted-theming's builders take it, or one of matugen, pywal or \
      pywal16; its content says which. Each palette fills it, and the result is judged as 'check' \
      does. A pair that fails is printed once, with the palette that is worst, the line that does it, and \
      a value that passes with every palette, if there is one.
      """)

  @Argument(help: "The template's file, or '-'.", completion: .file()) var template: String
  @Option(
    help: "A folder of palettes as the template's generator takes them.", completion: .directory)
  var palettes: String?
  @Option(
    help: "A folder of base16 and base24 schemes, for a mustache template.", completion: .directory)
  var base16: String?
  @Option(
    help: ArgumentHelp(
      "How many palettes of Material Design to make, for a template of matugen.",
      valueName: "count"))
  var material: Int?
  @Option(
    help: ArgumentHelp(
      "With '--material': the level of contrast of all palettes, -1 to 1; five levels without it.",
      valueName: "level"))
  var contrast: Double?
  @Option(
    help: ArgumentHelp(
      "What the template is, instead of recognizing it: mustache, matugen, pywal.",
      valueName: "language"))
  var language: TemplateLanguage?
  @Option(
    help: "The GTK that is to read the results: \(Target.choices), or a range such as 4.8..4.18.",
    completion: .target, transform: Target.init(argument:))
  var target: Target?
  @Flag(help: "Count warnings as errors.") var strict = false
  @Option(help: "How to print: \(ReportFormat.choices).") var format = ReportFormat.text
  @OptionGroup var color: ColorOption
  @Option(help: "Write a page with the pairs that fail and their colors.", completion: .file())
  var html: String?
  @Option(
    name: .shortAndLong, help: "Write the template with the values that pass.", completion: .file())
  var output: String?
  @OptionGroup var overwriting: OverwriteOption
  @Option(
    help: ArgumentHelp(
      "Print the template as this palette fills it, and prove nothing.",
      discussion: "A file, or the name of a palette of '--material'.", valueName: "palette"),
    completion: .file())
  var fill: String?

  func validate() throws {
    let given = [palettes, base16, fill, material.map(String.init)].compactMap(\.self)
    guard given.count <= 1 else { throw Prove.onePalette }
    if let material, !(1...PaletteSupply.materialLimit).contains(material) {
      throw ValidationError(
        "expected a count from 1 to \(PaletteSupply.materialLimit) for '--material', not \(material)"
      )
    }
    if let contrast, material == nil || !(-1...1).contains(contrast) {
      throw ValidationError(
        "expected a level from -1 to 1 for '--contrast', which needs '--material'")
    }
    if fill != nil, html != nil || format != .text {
      throw ValidationError("'--fill' prints a text, and no report")
    }
  }

  private static let onePalette = ValidationError(
    "expected one of '--palettes', '--base16', '--material' and '--fill'")

  func run() throws {
    let configuration = try ProjectConfigurations().configuration(for: self.template)
    let target = target ?? configuration.target ?? .all4
    let template = try read()
    // Any earlier page may be replaced.
    try overwriting.keep([self.template], from: html.map { [($0, [])] } ?? [])
    if let fill { return try print(template, filledWith: fill) }
    let supply = try supply(for: template, or: configuration.palettes)
    var progress = Progress(count: supply.count)
    var done = 0
    let proof = Proof(template, with: supply, on: target) { count in
      while done < count {
        progress.advance()
        done += 1
      }
    }
    progress.clear()
    try report(proof)
    if let html { try ProofPage.write(proof, to: html) }
    if let output { try write(proof, to: output) }
    let findings = proof.findings
    let fails = findings.contains { $0.severity == .error || strict && $0.severity == .warning }
    if supply.count > 0, proof.provedCount == 0 { throw Status.unrecognized }
    if fails { throw Status.findings }
  }

  /// Reads the template; an unknown template language ends the command.
  private func read() throws -> Template {
    let bytes = try Terminal.reportingErrors { () throws(FileError) in
      if let input = InheritedInput(template) {
        return try input.read(upTo: Template.sizeLimit + 1)
      }
      return try RegularFile.read(template, upTo: Template.sizeLimit + 1)
    }
    let text = SourceText(file: template, bytes: bytes)
    guard bytes.count <= Template.sizeLimit else {
      Terminal.printError("'\(template)' is too large: a template has at most 1 MiB")
      throw Status.unrecognized
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      Terminal.printError("'\(template)' is no template: it is binary or not UTF-8")
      throw Status.unrecognized
    }
    guard let language = language ?? TemplateLanguage(recognizing: text) else {
      Terminal.printError(
        "'\(template)' has no tags of mustache, matugen or pywal; name its language by '--language'"
      )
      throw Status.unrecognized
    }
    if base16 != nil, language != .mustache {
      throw ValidationError(
        "a template of \(language.rawValue) takes no base16 schemes; '--palettes' names a folder of its own"
      )
    }
    if material != nil, language != .matugen {
      let other = language == .mustache ? "'--base16' or '--palettes'" : "'--palettes'"
      throw ValidationError(
        "a template of \(language.rawValue) takes no palettes of Material Design; \(other) names a folder of its own"
      )
    }
    return Template(text, in: language)
  }

  /// The named palettes, or those of the project.
  private func supply(for template: Template, or own: String?) throws -> PaletteSupply {
    if let material { return PaletteSupply(material: material, contrast: contrast) }
    guard let folder = palettes ?? base16 ?? own else { throw Prove.onePalette }
    guard let supply = PaletteSupply(folder: folder) else {
      Terminal.printError("'\(folder)' cannot be read: expected a folder of palettes")
      throw Status.unreadable
    }
    guard supply.count > 0 else {
      Terminal.printError(
        "'\(folder)' has no palettes: expected files '.json', '.yaml' or '.yml'")
      throw Status.unreadable
    }
    return supply
  }

  private func report(_ proof: Proof) throws {
    let file = CheckedFile(proof.template.text, beside: proof.template.included, proof.findings)
    if format == .text {
      try FindingPrinter(stream: .output).write(proof.findings, of: proof.template.text)
      Terminal.say(proof.summary)
    } else if let text = format.report(
      of: [file], by: "livery prove", version: Version.current, isStrict: strict)
    {
      try Terminal.write(text)
    }
  }

  private func write(_ proof: Proof, to path: String) throws {
    guard let fixed = proof.fixed else {
      return Terminal.say("'\(path)' is not written: no value was found that fixes a pair")
    }
    try overwriting.write(fixed.bytes, to: path, reading: [template])
  }

  private func print(_ template: Template, filledWith path: String) throws {
    let text = try palette(path)
    let (palette, findings) = PaletteSupply.palette(text, of: template.language.paletteKind)
    guard let palette else {
      try? FindingPrinter(stream: .error).write(findings, of: text)
      throw Status.findings
    }
    let filled = template.filled(with: palette, in: palette.preferredScheme)
    let problems = template.fillingProblems + filled.findings
    try? FindingPrinter(stream: .error).write(problems, of: template.text)
    guard !problems.hasErrors else { throw Status.findings }
    try overwriting.write(filled.bytes, to: output, reading: [self.template, path])
  }
}

extension Prove {
  /// The text of a palette: from a file, or generated as Material Design does.
  private func palette(_ name: String) throws -> SourceText {
    if !RegularFile.exists(name), let text = PaletteSupply.materialPalette(name) { return text }
    let bytes = try Terminal.reportingErrors { () throws(FileError) in
      try RegularFile.read(name, upTo: Template.sizeLimit + 1)
    }
    return SourceText(file: name, bytes: bytes)
  }
}

extension TemplateLanguage: ExpressibleByArgument {}
