import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The text of the base theme with the colors that libadwaita paints in a release.
struct StockText {
  private let knowledge: ReleaseKnowledge

  init(_ release: GTKRelease) {
    knowledge = release.knowledge
  }

  /// A base theme's text with the values of this release.
  ///
  /// A role without a color in the release keeps its value: rules may paint it.
  func text(of base: SourceText) -> SourceText {
    let colors = SourceDocument(livery: base).root["colors"].map { Array($0.children) } ?? []
    var bytes = base.bytes
    for node in colors.reversed() {
      guard let role = ColorRole(name: node.keyBytes), let value = value(of: role) else { continue }
      bytes.replaceSubrange(node.range, with: value.utf8)
    }
    return SourceText(file: base.file, bytes: bytes)
  }

  /// A role's value as TOML.
  private func value(of role: ColorRole) -> String? {
    switch role {
    case .separator, .border: share(.border, of: .label)
    case .secondaryLabel: share(.dimmed, of: .label)
    default: stock(role)
    }
  }

  /// A share of another role's color, which is larger in high contrast.
  private func share(_ share: StockShare, of role: ColorRole) -> String? {
    let shares = [Appearance.light, Appearance(.light, .highContrast)].compactMap {
      knowledge.share(share, in: $0)
    }
    guard shares.count == 2 else { return nil }
    let values = shares.map { "\"alpha($\(role.name), \($0))\"" }
    return "{ default = \(values[0]), high-contrast = \(values[1]) }"
  }

  private func stock(_ role: ColorRole) -> String? {
    guard let light = knowledge.stockValue(of: role, in: .light),
      let dark = knowledge.stockValue(of: role, in: .dark)
    else { return nil }
    let values = [light, dark].map { "\"\(StockText.expression($0))\"" }
    return values[0] == values[1] ? values[0] : "{ light = \(values[0]), dark = \(values[1]) }"
  }

  private static func expression(_ value: StockValue) -> String {
    switch value {
    case .role(let role): "$\(role.name)"
    case .standalone(let role): "standalone($\(role.name))"
    case .color(let color) where color.alpha == 1: Color(color).shortHex
    case .color(let color): rgba(color)
    }
  }

  /// A translucent color, whose alpha GTK has in single precision.
  private static func rgba(_ color: GTKColor) -> String {
    let bytes = Color(color).bytes
    let alpha = (Double(color.alpha) * 10_000).rounded() / 10_000
    return "rgba(\(bytes.red), \(bytes.green), \(bytes.blue), \(alpha))"
  }
}
