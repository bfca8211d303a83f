import Fixtures
import Foundation
import LiveryGallery
import Testing
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// The good themes and the faults to plant into them, before anybody looks for these.
@Suite struct PlantedFaultTests {
  private func read(_ path: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(path)
  }

  @Test func thereAreSixtyFaultsInSixThemes() {
    #expect(PlantedFault.all.count == 60)
    #expect(Set(PlantedFault.all.map(\.id)).count == 60)
    #expect(Set(PlantedFault.all.map(\.theme)) == Set(GoodTheme.all) && GoodTheme.all.count == 6)
    #expect(Set(PlantedFault.all.map(\.kind)).count == PlantedFault.Kind.allCases.count)
    #expect(Set(PlantedFault.all.flatMap(\.states)).count == PlantedFault.State.allCases.count)
  }

  @Test(arguments: GoodTheme.all)
  func aGoodThemeHasNothingToWarnOf(theme: GoodTheme) throws {
    let folder = try TemporaryFolder()
    for file in theme.files { try folder.write(file.name, file.text) }
    let findings = Linter.check(try read("\(folder.path)/\(theme.name)"))
    #expect(findings.filter { $0.severity > .note }.isEmpty)
  }

  @Test(arguments: PlantedFault.all)
  func aFaultIsPlantedWhereItIsMarked(fault: PlantedFault) throws {
    let (files, places) = try (fault.files(), fault.places())
    #expect(!places.isEmpty && places.allSatisfy { $0.file == fault.file })
    for (file, good) in zip(files, fault.theme.files) {
      let lines = Set(good.text.split(separator: "\n"))
      for place in places where place.file == file.file {
        // What is to blame is in no good theme.
        let line = String(decoding: file.line(place.line), as: UTF8.self)
        #expect(!lines.contains(Substring(line)) && line.contains(/[:=]/), "\(line)")
      }
      #expect(Array(good.text.utf8) == file.bytes || file.file == fault.file)
    }
  }

  /// A fault is for the eye: nothing but judgements of colors may come of it.
  @Test(arguments: PlantedFault.all)
  func aFaultIsValid(fault: PlantedFault) throws {
    let folder = try TemporaryFolder()
    let reading = try read(fault.write(to: folder))
    #expect(!reading.findings.hasErrors)
    let errors = Linter.check(reading).filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.rule.rawValue.hasPrefix("contrast/") }, "\(errors)")
    let theme = try #require(reading.theme)
    let own = Set(
      theme.appearances.map { theme.traits.names(in: $0.traits).joined(separator: "+") })
    for appearance in fault.appearances {
      #expect(own.contains(appearance), "\(appearance) is none of \(own.sorted())")
    }
  }

  @Test(arguments: PlantedFault.all)
  func aFaultShowsInSpecimensOfItsPage(fault: PlantedFault) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/gallery/\(fault.page.file)")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(!fault.specimens.isEmpty && !fault.states.isEmpty)
    for specimen in fault.specimens {
      #expect(page.contains("<property name=\"name\">\(specimen)</property>"), "\(specimen)")
    }
  }
}
