import ThemeModel
import ThemeSource

/// The rules of reading: what keeps a file from being a theme, and what a reader leaves out.
///
/// The readers report them.
enum ReadingRules {
  static let descriptions = syntax + names + references + values + css + contrast + formats

  private static let syntax = [
    error("toml", in: "syntax", finds: "what TOML 1.0 does not allow"),
    error("json", in: "syntax", finds: "what JSON does not allow"),
    error("yaml", in: "syntax", finds: "YAML that a scheme may not have"),
    RuleDescription(
      CSSStylesheet.syntaxRule, .error, .warning,
      finds: "CSS that is not closed, or nests too deep; GTK 4 closes it at the end of the file",
      remedy: "close it"),
    error("duplicate-key", in: "syntax", finds: "a key that is there twice", "keep one of them"),
    error("encoding", in: "syntax", finds: "bytes that are not UTF-8", "save the file as UTF-8"),
    error("size", in: "syntax", finds: "more bytes, values or nesting than a theme may have"),
    error("format", in: "syntax", finds: "a file that is no theme"),
    error(
      "version", in: "syntax", finds: "a version of the format that this Livery does not read",
      "write 'livery = 1'"),
    RuleDescription(
      "syntax/missing-key", .error, .warning, finds: "a key that is missing", remedy: "add it"),
    fault("type", in: "syntax", finds: "a value of another type than the key expects"),
  ]

  private static let names = [
    RuleDescription(
      "name/key", .error, .note, finds: "a key that nobody reads",
      remedy: "take the name that the finding suggests, or delete the key"),
    name("role"), name("component"), name("property"), name("state"), name("trait"), name("theme"),
    error(
      "taken", in: "name", finds: "a name that something else has already", "choose another name"),
  ]

  private static let references = [
    UndefinedColorRule().description,
    fault("loop", in: "reference", finds: "colors or themes that lead back to themselves"),
    fault("too-long", in: "reference", finds: "a chain of more than 64 colors or 8 themes"),
    error(
      "ambiguous", in: "reference", finds: "two values that tie in an appearance",
      "add a value for the appearances that both name"),
    RuleDescription(
      "reference/missing-value", .error, .note, finds: "a color without a value in an appearance",
      remedy: "add one, or 'default'"),
    RuleDescription(
      "reference/file", .error, .warning, finds: "a file that another names and that is not there",
      remedy: "put it where it is looked for, or correct its name"),
  ]

  private static let values = [
    error("color", in: "value", finds: "what is no color"),
    error("range", in: "value", finds: "a value out of its range"),
    RuleDescription(
      "value/picture", .error, finds: "a picture that is missing, too large or not safe to show",
      remedy: "put it beside the theme, make it smaller, or take scripts and links out of the SVG"),
    fault("unit", in: "value", finds: "a unit that the property does not take"),
    RuleDescription(
      "value/type", .error, .warning, .note,
      finds: "a token without a type, or of another than it is used as", remedy: "add its '$type'"),
    error(
      "configuration", in: "value", finds: "a value of 'livery.toml' that has no meaning there",
      "take one that the finding names"),
    RuleDescription(
      "value/variant", .note, finds: "a scheme that calls itself light and is dark, or the reverse",
      remedy: "correct 'variant'"),
  ]

  private static let css = [
    RuleDescription(
      "css/import", .error, .warning, .note,
      finds: "an '@import' that is not followed, or is in a theme's own CSS",
      remedy: "put the file into the theme's folder, or the rules themselves in its place"),
    RuleDescription(
      "css/url", .error, .warning, finds: "an address outside the theme's own folder",
      remedy: "put the file beside the theme"),
    RuleDescription(
      "css/magnitude", .error, .warning, finds: "what kills or stalls GTK",
      remedy: "stay within the limit that the finding names"),
    RuleDescription(
      .neededRelease, .note,
      finds: "a stylesheet that the earliest GTK cannot read as it is meant, or that is for GTK 3",
      remedy: "say by '--target', or 'target' in 'livery.toml', which releases it is for"),
    RuleDescription(
      "css/left-out", .warning, .note, finds: "CSS of another format that a theme cannot have",
      remedy: "none is needed where the theme looks right"),
  ]

  private static let contrast = [
    RuleDescription(
      "contrast/adjusted", .warning, .note,
      finds: "a color of a scheme that cannot be read as it is, and is painted otherwise",
      remedy: "none is needed; 'livery convert --exact' keeps the color", hasQuietNotes: true)
  ]

  private static let formats = [
    RuleDescription(
      "format/omitted", .note,
      finds: "what a theme, or the format that is written, has no place for",
      remedy: "none is needed")
  ]

  private static func error(
    _ name: String, in family: String, finds summary: String, _ remedy: String = "correct it"
  ) -> RuleDescription {
    RuleDescription(RuleID(rawValue: "\(family)/\(name)"), .error, finds: summary, remedy: remedy)
  }

  /// An error; of a token that nothing uses, a warning.
  private static func fault(
    _ name: String, in family: String, finds summary: String
  ) -> RuleDescription {
    RuleDescription(
      RuleID(rawValue: "\(family)/\(name)"), .error, .warning, finds: summary,
      remedy: "correct it")
  }

  private static func name(_ kind: String) -> RuleDescription {
    error(
      kind, in: "name", finds: "a \(kind) that nobody knows",
      "take the name that the finding suggests")
  }
}
