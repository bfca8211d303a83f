import GTKKnowledge
import ThemeCSS

extension LintSubject {
  /// Its CSS, where a target is given each of whose releases has a feature, so that what the
  /// feature replaces need not be written any more; `nil` otherwise.
  func modernCSS(with feature: GTKFeature) -> CSSAudit? {
    isTargetGiven && !target.isForGTK3 && target.has(feature) ? css : nil
  }

  /// The bytes of some CSS at which GTK's parser refuses something on a release of the target.
  func refused(_ css: CSSAudit) -> [Range<Int>] {
    css.refused.filter { $0.applies(to: target) }.map(\.range)
  }
}
