import Fixtures
import Foundation
import Testing

@Suite struct ContrastCommandTests {
  @Test(arguments: [
    (["#777", "#fff"], "4.48\n", 1), (["#767676", "white"], "4.54\n", 0),
    (["black", "white"], "21.00\n", 0), (["#888", "white", "--minimum", "3"], "3.54\n", 0),
    (["#000000c0", "oklch(1 0 0)", "--minimum", "12"], "10.53\n", 1),
    // Just below a minimum is never rounded up to it.
    (["#949494", "white", "--minimum", "3.034"], "3.03\n", 1),
    (["#767676", "white", "--minimum", "4.543"], "4.54\n", 1),
    (["#959595", "white", "--minimum", "3"], "2.99\n", 1),
  ])
  func printsTheRatioOfTwoColors(arguments: [String], output: String, status: Int32) throws {
    let result = try Program.run(["contrast"] + arguments)
    #expect(result.output == output && result.status == status, "\(result)")
  }

  @Test func printsEachPairOfATheme() throws {
    let result = try Program.run("contrast", "adwaita", "--appearance", "light", "--target", "4.8")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Adwaita, light")
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.contains("! accent-fg on accent-bg 3.77:1 stock 3.77:1 below 4.5:1"))
    #expect(words.contains("window-fg on window-bg 12.28:1 stock 12.28:1"))
    #expect(words.contains("disabled window-fg on window-bg 2.83:1 stock 2.83:1"))
    #expect(try Program.run("contrast", "ocean").output.contains("\nOcean, dark\n"))
  }

  @Test func printsJSON() throws {
    let colors = try Program.run("contrast", "#777", "#fff", "--format", "json")
    #expect(colors.status == 1 && colors.output.contains("\"ratio\": 4.47"), "\(colors)")
    let result = try Program.run("contrast", "adwaita", "--appearance", "light", "--format", "json")
    let theme = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(theme.theme == "adwaita" && theme.appearances.map(\.traits) == [["light"]])
    let pair = try #require(theme.appearances[0].pairs.first { $0.ink == "accent-fg" })
    #expect(pair.surface == "accent-bg" && pair.minimum == 4.5 && pair.stock == pair.ratio)
    #expect(abs(pair.ratio - 3.77) < 0.01)
  }

  private struct Report: Decodable {
    let theme: String
    let appearances: [Page]

    struct Page: Decodable {
      let traits: [String]
      let pairs: [Pair]
    }

    struct Pair: Decodable {
      let ink, surface: String
      let ratio: Double
      let minimum, stock: Double?
    }
  }

  @Test func judgesAThemeByAMinimum() throws {
    #expect(try Program.run("contrast", "ocean", "--minimum", "3").status == 0)
    #expect(try Program.run("contrast", "ocean", "--minimum", "7").status == 1)
  }

  @Test(arguments: [
    ["#77", "#fff"], ["red", "blue", "green"], [], ["red", "#fff8"], ["ocean", "--minimum", "0"],
    ["ocean", "--appearance", "dim"],
  ])
  func refusesAWrongCommandLine(arguments: [String]) throws {
    let result = try Program.run(["contrast"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
  }
}
