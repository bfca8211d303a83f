import ThemeSource

/// The rules of `livery prove`, which fills a template instead of judging a file.
enum TemplateRules {
  static let descriptions = [
    RuleDescription(
      "template/syntax", .error, finds: "a tag or a block that does not end",
      remedy: "end it as the generator's documentation says"),
    RuleDescription(
      "template/name", .error,
      finds: "a name, a format, a filter or a method that the generator does not give",
      remedy: "take one that it gives"),
    RuleDescription(
      "template/entry", .error, finds: "an entry that a palette lacks",
      remedy: "name an entry that every palette has"),
    RuleDescription(
      "template/value", .error, finds: "a filled value that is no color",
      remedy: "write it so that the generator's value is one color"),
    RuleDescription(
      "template/include", .error,
      finds: "an included template that is not there, or that includes itself",
      remedy: "name a file beside the template"),
    RuleDescription(
      "template/constant", .error, finds: "a template that no palette changes",
      remedy: "name the palette's entries in it"),
    RuleDescription(
      "template/palette", .error, finds: "a palette that cannot be read",
      remedy: "fix the file, or take it out of the folder"),
  ]
}
