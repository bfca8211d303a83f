import Testing
import ThemeFormats

@Suite struct FileTests {
  @Test(arguments: [
    ("ocean.livery.toml", "ocean"), ("a/b/Ocean Blue.livery.json", "Ocean-Blue"),
    ("x.yaml", "x"), ("mint-y-dark", "mint-y-dark"), ("rosé.toml", "ros--"),
    (".hidden.toml", "theme.hidden"), ("-", "theme"),
  ])
  func namesAThemeForItsFile(file: String, id: String) {
    #expect(ThemeLibrary.id(ofFile: file) == id)
  }
}
