import LiverySystem
import ThemeModel

/// The blocks of all rules of a theme, by the index of the rule.
struct RuleBlocks: Sendable {
  private(set) var blocks: [RuleBlock] = []

  /// The first rule whose selectors exceed the limit; later blocks are not used.
  private(set) var tooLarge: StyleSelector?

  /// The largest total size of all selectors in bytes.
  ///
  /// Each container multiplies them, and each rule that has to win over others makes them longer.
  static let sizeLimit = 4 * 1024 * 1024

  /// The greatest specificity so far among the selectors of each component, by its index.
  private var strongest = Array(
    repeating: Selector.Specificity(), count: ComponentCSS.all.count)

  /// The greatest specificity so far among the selectors of registered components.
  private var strongestOwn: [Component: Selector.Specificity] = [:]

  private init(_ heads: [RuleHead]) {
    blocks.reserveCapacity(heads.count)
    var size = 0
    for head in heads {
      let block = block(head, padding: padding(of: head))
      blocks.append(block)
      size += block.size
      if size > RuleBlocks.sizeLimit, tooLarge == nil { tooLarge = head.selector }
    }
  }

  /// The last result, with its rules.
  private static let last = Locked<(heads: [RuleHead], blocks: RuleBlocks)?>(nil)

  /// The blocks of a theme's rules, created once.
  ///
  /// The themes of a folder of schemes style the same components in turn, and share their blocks.
  static func of(_ rules: RuleList) -> RuleBlocks {
    rules.derived { heads in
      if let known = last.withLock({ $0?.heads == heads ? $0?.blocks : nil }) { return known }
      let blocks = RuleBlocks(heads)
      last.withLock { $0 = (heads, blocks) }
      return blocks
    }
  }

  /// How many classes a rule's selectors need to win over those of earlier rules of its component.
  private mutating func padding(of head: RuleHead) -> Int {
    let selector = head.selector
    let component = selector.subject.component
    let earlier = component.index.map { strongest[$0] } ?? strongestOwn[component] ?? .init()
    let own = selector.leastSpecificity
    var padding = 0
    if own < earlier {
      // As many classes as the earlier rule has are enough if this rule also has at least as many
      // elements.
      padding = max(0, earlier.classes - own.classes + (own.elements < earlier.elements ? 1 : 0))
    }
    var greatest = selector.greatestSpecificity
    if head.hasMetric { greatest = max(greatest, component.css.metricSpecificity) }
    greatest.classes += padding
    if let index = component.index {
      strongest[index] = max(earlier, greatest)
    } else {
      strongestOwn[component] = max(earlier, greatest)
    }
    return padding
  }

  private func block(_ head: RuleHead, padding: Int) -> RuleBlock {
    // An unused result is as short as possible.
    tooLarge == nil
      ? RuleBlock(head, padding: padding) : RuleBlock.plain(head.selector.subject.component)
  }
}
