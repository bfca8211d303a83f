import Testing

@testable import ThemeTemplates

@Suite struct MustacheTests {
  @Test(arguments: [
    ("#{{base0D-hex}};", "#cfcad1;"),
    ("{{ base01-hex-bgr }} {{base01-hex-r}}{{base01-hex-g}}{{base01-hex-b}}", "35221b 1b2235"),
    ("{{base01-rgb-r}},{{base01-rgb-g}} {{base01-rgb16-b}}", "27,34 13621"),
    ("{{base01-dec-r}} {{base00-dec-g}}", "0.10588235 0.07843137"),
    (
      "{{scheme-name}} {{scheme-slug}} {{scheme-system}} {{scheme-variant}}",
      "Café Noir cafe-noir base16 dark"
    ),
    ("{{scheme-slug-underscored}}", "cafe_noir"),
    ("{{scheme-author}} {{{scheme-author}}} {{&scheme-author}}", "A &amp; B A & B A & B"),
    ("a{{! nothing }}b", "ab"),
    (
      "{{#scheme-is-dark-variant}}d{{/scheme-is-dark-variant}}{{^scheme-is-light-variant}}n{{/scheme-is-light-variant}}",
      "dn"
    ),
    ("a\n{{#scheme-is-light-variant}}\nb\n{{/scheme-is-light-variant}}\nc\n", "a\nc\n"),
    ("{{=<% %>=}}<%base00-hex%>{{base00-hex}}", "0c1428{{base00-hex}}"),
  ])
  func fillsAsBuildersDo(template: String, expected: String) throws {
    #expect(try Samples.fill(template, in: .mustache) == expected)
  }

  @Test(arguments: [
    (
      "a\n{{nobody}}",
      "2:1 no builder has 'nobody'; expected a name such as 'base00-hex', 'base0D-dec-r' or 'scheme-name'"
    ),
    ("x {{base00-hex", "1:3 the tag is not closed by '}}'"),
    ("{{#scheme-name}}", "1:1 the section 'scheme-name' is not closed"),
    ("{{/scheme-name}}", "1:1 no section 'scheme-name' is open"),
    ("{{base1F-hex}}", "1:1 the palette has no 'base1F'"),
    (
      "{{> nobody}}",
      "1:1 'nobody' is not included; put it beside the template as 'nobody.mustache'"
    ),
  ])
  func saysWhatItCannotFill(template: String, expected: String) throws {
    #expect(try Samples.problems(template, in: .mustache) == [expected])
  }
}
