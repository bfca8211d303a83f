import LiverySystem
import ThemeSource

nonisolated extension ComparisonReport {
  /// The report as JUnit's XML: a suite for each folder of pictures, a case for each picture.
  ///
  /// Pictures that vary by themselves or differ for another reason than the theme are skipped, with
  /// the reason.
  var junit: String {
    var suites: [(name: String, pictures: [Picture])] = []
    for picture in pictures {
      let name = picture.file.split(separator: "/").dropLast().joined(separator: "/")
      if suites.last?.name == name {
        suites[suites.count - 1].pictures.append(picture)
      } else {
        suites.append((name, [picture]))
      }
    }
    let errors = unreadable.count
    let failures = circumstances.isEmpty ? changed.count - errors + unpainted.count : 0
    let skipped = differing.count + unpainted.count - failures - errors
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"livery compare\" tests=\"\(pictures.count + unpainted.count)\" "
      + "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
    for suite in suites {
      text += head(
        suite.name, suite.pictures.count, suite.pictures.count { $0.state != .same },
        flaky: suite.pictures.count { $0.state == .flaky },
        errors: suite.pictures.count { $0.state == .unreadable })
      for picture in suite.pictures {
        text += testCase(
          suite.name, RegularFile.name(of: picture.file),
          picture.state == .same ? nil : picture.sentence, picture.state)
      }
      text += "  </testsuite>\n"
    }
    for theme in unpainted {
      text += head(theme.theme, 1, 1)
      text += testCase(theme.theme, "painted", theme.reason) + "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func head(
    _ name: String, _ count: Int, _ differing: Int, flaky: Int = 0, errors: Int = 0
  ) -> String {
    let failures = circumstances.isEmpty ? differing - flaky - errors : 0
    let skipped = differing - failures - errors
    return
      "  <testsuite name=\"\(Markup.escaped(name))\" tests=\"\(count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
  }

  private func testCase(
    _ suite: String, _ name: String, _ problem: String?, _ state: State = .different
  ) -> String {
    let attributes = "classname=\"\(Markup.escaped(suite))\" name=\"\(Markup.escaped(name))\""
    guard let problem else { return "    <testcase \(attributes)/>\n" }
    let reasons = circumstances.joined(separator: "; ") + (circumstances.isEmpty ? "" : ": ")
    let inside =
      switch state {
      case .unreadable: "<error type=\"picture\" message=\"\(Markup.escaped(problem))\"/>"
      case .flaky: "<skipped message=\"\(Markup.escaped(reasons + problem))\"/>"
      default:
        circumstances.isEmpty
          ? "<failure type=\"pixels\" message=\"\(Markup.escaped(problem))\"/>"
          : "<skipped message=\"\(Markup.escaped(reasons + problem))\"/>"
      }
    return "    <testcase \(attributes)>\(inside)</testcase>\n"
  }
}
