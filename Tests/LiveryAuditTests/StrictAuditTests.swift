import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

/// What `audit --strict` says of stock Adwaita, of which everything is known.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct StrictAuditTests {
  @MainActor @Test(.enabled("needs libadwaita 1.2") { Toolkit.release == .v4_8 })
  func findsWhatIsKnownOfStockAdwaitaAndNothingElse() throws {
    let places = try AuditReading(["--strict", "adwaita"]).findings.flatMap { finding in
      finding.places.map { (rule: finding.rule.dropFirst("audit/".count), place: $0) }
    }
    let known = try StockShortcoming.all.map { ($0, try Regex($0.pattern)) }
    var seen: Set<String> = []
    for (rule, place) in places {
      let words = "\(rule) \(place.state) \(place.path)"
      guard let (first, _) = known.first(where: { words.contains($0.1) }) else {
        Issue.record("\(words) \(place.color ?? "") \(place.ground ?? "") on \(place.page)")
        continue
      }
      seen.insert(first.reason)
      #expect(place.value >= first.lowest, "\(first.reason): \(words) on \(place.page)")
      // What it is compared with is itself.
      #expect(place.stock == place.value, "\(words)")
    }
    #expect(StockShortcoming.all.filter { !seen.contains($0.reason) }.isEmpty)
  }
}
