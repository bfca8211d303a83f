import GTKKnowledge
import ThemeCSS

extension LintSubject {
  /// Its CSS, where a target is given each of whose releases has a feature, so that what the feature
  /// replaces need not be written any more; `nil` otherwise.
  func modernCSS(with feature: GTKFeature) -> CSSAudit? {
    isTargetGiven && !target.isForGTK3 && target.has(feature) ? css : nil
  }

  /// The bytes of some CSS at which GTK's parser refuses something on a release of the target, also what
  /// reading has reported.
  func refused(_ css: CSSAudit) -> [Range<Int>] {
    GTKFinding.all(in: css.sheet, target: target).map(\.range)
  }
}
