import Fixtures
import Testing

@Suite struct ExampleTests {
  @Test func theExampleShowsWhatAnAppDoesWithATheme() throws {
    let result = try Program.run([], of: "AppTheme")
    #expect(
      result.output == """
        Harbor in light
          accent rgb(4,111,130)
          body text rgb(29,43,54)
          accent on the window 5.56
        @define-color accent_bg_color #0b7285;
        @define-color accent_fg_color #ffffff;
        @define-color accent_color #046f82;
        @define-color body_text #1d2b36;

        Harbor in dark
          accent rgb(135,221,242)
          body text rgb(215,227,234)
          accent on the window 10.08
        @define-color accent_bg_color #0b7285;
        @define-color accent_fg_color #ffffff;
        @define-color accent_color #87ddf2;
        @define-color body_text #d7e3ea;


        """)
  }

  @Test func theTourOfTheLibrariesPrintsWhatItsPagesSay() throws {
    let result = try Program.run([], of: "LibraryTour")
    #expect(
      result.output == """
        rgb(1,126,154)
        true
        rgb(240,253,255)
        rgb(92,110,154)
        rgb(86,212,236) true true
        true true
        1.7
        true false
        switch
        rgb(53,132,228)
        false true
        true false
        ["ocean.json"] false
        Quay
        false
        true
        Ocean
        rgb(138,43,12)
        rgb(0,105,130)

        """)
  }
}
