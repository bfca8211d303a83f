import ThemeSource

/// The rules of `livery audit`, which looks at what GTK paints instead of judging a file.
enum AuditRules {
  static let descriptions = [
    RuleDescription(
      "audit/contrast", .error, .warning, .note,
      finds: "text, an icon or a caret that cannot be told from what is painted below it",
      remedy: "change the color that the finding names, or the background below it"),
    RuleDescription(
      "audit/focus", .error, .warning,
      finds: "a widget that does not show that it has the focus",
      remedy: "give it an outline that has 3:1 against what is around it"),
    RuleDescription(
      "audit/state", .warning,
      finds: "a widget that looks the same checked or selected, or a button that is pointed at",
      remedy: "give the state another background"),
    RuleDescription(
      "audit/border", .warning,
      finds:
        "a field, a switch, a slider or a filled bar whose edge cannot be seen as stock Adwaita's",
      remedy: "give it a border or a background that has 3:1 against what is around it"),
    RuleDescription(
      "audit/clipped", .warning, finds: "text of which a part is cut off",
      remedy: "leave the text more room, or take a smaller font"),
    RuleDescription(
      "audit/overlap", .warning, finds: "texts that lie over each other",
      remedy: "take no negative margins, or leave the texts more room"),
    RuleDescription(
      "audit/hit-area", .warning,
      finds: "a widget under 24 px that stock Adwaita has larger",
      remedy: "give it a larger minimum size, or more padding"),
  ]
}
