import LiverySystem
import ThemeSource

/// Distinguishes stylesheets for browsers, and for programs that show web pages, from those for
/// GTK.
///
/// A folder of configurations has both, and their names do not differ.
struct BrowserStylesheet {
  /// Evidence for GTK: syntax of its stylesheets, and its nodes in selectors.
  private var (isCertainlyGTK, hasGTKNodes) = (false, false)

  /// Whether a selector has a node that is an element of pages, too.
  private var hasSharedNodes = false

  /// Evidence for browsers: syntax of theirs, and the number of words that are mistakes in GTK's
  /// stylesheets.
  private var (isCertainlyOther, otherCount) = (false, 0)

  /// How many declarations there are.
  private var declarationCount = 0

  /// Whether a stylesheet is for browsers; one that may be for both is for GTK.
  static func isOne(_ sheet: CSSStylesheet) -> Bool {
    var signs = BrowserStylesheet()
    for index in sheet.tokens.indices { signs.add(index, in: sheet) }
    signs.add(sheet.statements, in: sheet)
    if signs.isCertainlyGTK { return false }
    if signs.isMostlyOther { return true }
    let least = signs.hasSharedNodes ? leastBesideNodes : leastCount
    return signs.isCertainlyOther || !signs.hasGTKNodes && signs.otherCount >= least
  }

  /// The numbers of browser words that are more than mistakes: in a stylesheet without GTK's words,
  /// and in one with nodes of both.
  private static let (leastCount, leastBesideNodes) = (2, 4)

  /// Whether so much is of browsers that no mistakes explain it, whatever nodes there are beside.
  private var isMostlyOther: Bool {
    otherCount >= 5 * Self.leastBesideNodes && otherCount * 5 >= declarationCount
  }

  private mutating func add(_ index: Int, in sheet: CSSStylesheet) {
    let token = sheet.tokens[index]
    let name = { sheet.name(of: token) }
    switch token.kind {
    case .identifier, .function:
      let word = name()
      if word.hasPrefix("-gtk-") || word.hasPrefix("-Gtk") { isCertainlyGTK = true }
      if token.kind == .function, Self.colorFunctions.contains(word) { isCertainlyGTK = true }
      if Self.variables.contains(word) { isCertainlyGTK = true }
      if Self.prefixes.contains(where: word.hasPrefix) { otherCount += 1 }
      if word.hasPrefix("--vscode-") { isCertainlyOther = true }
    case .comment where Self.isHeader(sheet.text.bytes[token.range]): isCertainlyOther = true
    case .delimiter where sheet.text.bytes[token.range.lowerBound] == UInt8(ascii: "!"):
      otherCount += 1
    default: break
    }
  }

  private mutating func add(_ statements: [CSSStatement], in sheet: CSSStylesheet) {
    for statement in statements {
      switch statement {
      case .rule(let rule):
        addSelectors(rule.prelude, in: sheet)
        add(rule.block.statements, in: sheet)
      case .atRule(let rule):
        let name = sheet.name(of: rule.name).lowercased()
        if name == "define-color" || name == "binding-set" { isCertainlyGTK = true }
        if Self.certainRules.contains(name) { isCertainlyOther = true }
        if Self.rules.contains(name) { otherCount += 1 }
        if name != "keyframes" { add(rule.block?.statements ?? [], in: sheet) }
      case .declaration(let declaration):
        declarationCount += 1
        let property = String(decoding: sheet.content(of: declaration.property), as: UTF8.self)
        if Self.properties.contains(property.lowercased()) { otherCount += 1 }
        // A color of GTK by its name.
        if sheet.tokens[declaration.value].contains(where: { $0.kind == .atKeyword }) {
          isCertainlyGTK = true
        }
      }
    }
  }

  private mutating func addSelectors(_ prelude: Range<Int>, in sheet: CSSStylesheet) {
    var (isNode, isInAttribute) = (true, false)
    for index in prelude {
      let token = sheet.tokens[index]
      // What is asked of an attribute, `[class*="menu"]`.
      if token.kind == .openBracket { (isInAttribute, otherCount) = (true, otherCount + 1) }
      if token.kind == .closeBracket { isInAttribute = false }
      if isInAttribute { continue }
      if token.kind == .identifier, isNode {
        let node = sheet.name(of: token)
        if Self.nodes.contains(node) { hasGTKNodes = true }
        if Self.sharedNodes.contains(node) { hasSharedNodes = true }
        if Self.pages.contains(node) { isCertainlyOther = true }
        if Self.elements.contains(node) { otherCount += 1 }
      }
      // A part of an element, as `::before`.
      if token.kind == .colon, index > prelude.lowerBound, sheet.tokens[index - 1].kind == .colon {
        otherCount += 1
      }
      // After a dot, a colon or a hash it is a class, a state or a name.
      let sign = token.kind == .delimiter ? sheet.text.bytes[token.range.lowerBound] : 0
      isNode = token.kind != .colon && sign != UInt8(ascii: ".") && sign != UInt8(ascii: "#")
    }
  }

  /// Whether a comment is the header of a theme for BetterDiscord, which names it and its author
  /// ("BetterDiscord docs", themes, meta).
  private static func isHeader(_ comment: ArraySlice<UInt8>) -> Bool {
    ["/**", "@name ", "@author "].allSatisfy { comment.contains($0.utf8) }
  }

  private static let colorFunctions: Set = ["alpha", "shade", "mix", "lighter", "darker"]
  private static let prefixes = ["-webkit-", "-moz-", "-ms-"]
  private static let variables: Set = [
    "--window-bg-color", "--window-fg-color", "--view-bg-color", "--view-fg-color",
    "--headerbar-bg-color", "--accent-bg-color", "--card-bg-color", "--dialog-bg-color",
    "--popover-bg-color", "--sidebar-bg-color",
  ]
  private static let certainRules: Set = ["namespace", "-moz-document"]
  private static let rules: Set = [
    "font-face", "supports", "layer", "container", "page", "tailwind", "apply", "property",
    "-webkit-keyframes", "-moz-keyframes",
  ]

  /// Widgets of GTK that no page has.
  private static let nodes: Set = [
    "window", "headerbar", "popover", "entry", "textview", "treeview", "notebook", "spinbutton",
    "decoration", "tooltip", "stackswitcher", "scrolledwindow", "viewport", "menuitem", "menubar",
    "scale", "scrollbar", "trough", "slider", "progressbar", "levelbar", "infobar", "actionbar",
    "searchbar", "toolbar", "expander", "paned", "flowbox", "flowboxchild", "listview",
    "columnview", "gridview", "row", "box", "checkbutton", "radiobutton", "combobox", "modelbutton",
    "dropdown", "splitbutton", "tabbar", "statusbar", "iconview", "messagedialog", "placessidebar",
    "widget", "check", "radio", "list",
  ]

  /// Widgets of GTK that are elements of pages, too.
  private static let sharedNodes: Set = ["button", "label", "image", "switch", "progress", "menu"]

  /// The root of a page, and its body.
  private static let pages: Set = ["html", "body"]

  /// Elements of web pages that are not GTK nodes.
  private static let elements: Set = [
    "div", "span", "a", "p", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "table", "td",
    "tr", "th", "tbody", "thead", "img", "input", "select", "textarea", "nav", "section", "article",
    "pre", "code", "svg", "iframe", "main", "aside", "hr", "strong", "em", "blockquote", "canvas",
    "figure", "form", "small", "b", "i", "kbd", "path",
  ]

  /// Properties of pages that no release of GTK has.
  private static let properties: Set = [
    "display", "position", "float", "clear", "z-index", "overflow", "overflow-x", "overflow-y",
    "width", "height", "max-width", "max-height", "top", "right", "bottom", "left", "cursor",
    "content", "flex", "flex-direction", "flex-wrap", "flex-grow", "flex-shrink", "flex-basis",
    "grid-template-columns", "grid-template-rows", "grid-column", "grid-row", "gap", "order",
    "justify-content", "align-items", "align-self", "align-content", "text-align", "white-space",
    "pointer-events", "visibility", "user-select", "object-fit", "list-style", "list-style-type",
    "vertical-align", "word-break", "word-wrap", "text-overflow", "resize", "will-change",
    "clip-path", "mask", "mask-image", "inset", "fill", "stroke", "scrollbar-width", "appearance",
    "box-sizing", "scroll-behavior", "aspect-ratio", "isolation", "mix-blend-mode",
  ]
}

extension ThemeReading {
  /// Whether it is a stylesheet for a browser, or for a program based on one.
  package var isForBrowsers: Bool {
    guard format == .gtkCSS, let sheet else { return false }
    let folder = files.first.map { RegularFile.folder(of: RegularFile.path($0, in: ".")) }
    // A program's folder may contain web pages, but not in place of its stylesheet.
    if let folder, GTKFolder(around: folder) != nil || ProgramFolder.known(around: folder) == folder
    {
      return false
    }
    return BrowserStylesheet.isOne(sheet) || folder.map(WebExtension.contains) == true
  }
}

/// The extensions of browsers, which a folder of configurations may have in a browser's profile.
private enum WebExtension {
  /// The number of folders above a file in which its extension may begin.
  private static let height = 6

  /// The maximum number of bytes of a manifest.
  private static let sizeLimit = 256 * 1024

  /// Whether a folder is in an extension: a folder with a `manifest.json` that gives its
  /// `manifest_version` (WebExtensions).
  static func contains(_ folder: String) -> Bool {
    RegularFile.folders(from: folder).prefix(height).contains { folder in
      let manifest = try? RegularFile.read("\(folder)/manifest.json", upTo: sizeLimit)
      return manifest?.contains("\"manifest_version\"".utf8) == true
    }
  }
}
