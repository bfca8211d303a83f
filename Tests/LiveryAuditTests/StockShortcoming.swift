/// Something in stock Adwaita below what WCAG asks for, which `audit --strict` finds there.
///
/// Each was looked at in libadwaita 1.2's stylesheet. Most are an opacity that all themes inherit.
struct StockShortcoming {
  let reason: String

  /// Matches the rule, the state and the path of a place, with blanks between them.
  let pattern: String

  /// No place is below this ratio; less would be a fault of the measuring.
  let lowest: Double

  init(_ reason: String, _ pattern: String, from lowest: Double) {
    (self.reason, self.pattern, self.lowest) = (reason, pattern, lowest)
  }

  /// All of them; a place belongs to the first that matches.
  static let all = [
    StockShortcoming("a focus ring is the accent at half of its opacity", "^focus ", from: 1.28),
    StockShortcoming("what is disabled is half as opaque", " disabled |:disabled", from: 1.25),
    StockShortcoming(
      "what stands in a window behind others is half as opaque, and so are its stills",
      " backdrop |:backdrop|label.(title|subtitle)$|windowcontrols", from: 1.64),
    StockShortcoming(
      "what is dim has an opacity of 55 %",
      #"(dim-label\S*|subtitle|value\.\w+|mark > label|progressbar\S* > text)$"#, from: 3.03),
    StockShortcoming(
      "a day of another month has an opacity of 30 %", "other-month$", from: 1.78),
    StockShortcoming(
      "white on the blue of the accent has a contrast of 3.77:1, and pointed at to less",
      #"(suggested-action|destructive-action|opaque|label\.day-number)\S*( > \S+)*$"#, from: 2.12),
    StockShortcoming(
      "the letters of an avatar are a light tint of its color", "avatar", from: 1.55),
    StockShortcoming(
      "text in a color of status stands on a tint of that color",
      #"\.(success|warning|error|accent)(?=[ :.]|$)"#, from: 2.44),
    StockShortcoming("a visited link has an opacity of 80 %", "label.link$", from: 3.28),
    StockShortcoming(
      "a badge is white on gray", #"label\.numeric$|indicatorbin"#, from: 2.62),
    StockShortcoming(
      "the header of a column has an opacity of 40 %",
      #"(header|treeview)\S*.* (label|sort-indicator\S*)$"#, from: 2.23),
    StockShortcoming(
      "a button that is pressed, or on and pointed at, is a lighter gray below white text",
      #"button\S*(:active|:checked) > (label|box\.horizontal .*label)$"#, from: 3.4),
    StockShortcoming(
      "an answer of a dialog has the accent's color on a tint of it, where it is pointed at",
      #"button\S*\.(suggested|destructive):\S+ > label$"#, from: 3.6),
  ]
}
