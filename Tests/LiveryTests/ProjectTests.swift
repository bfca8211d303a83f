import Fixtures
import Foundation
import Testing

/// What a `livery.toml` changes.
@Suite struct ProjectTests {
  private static let faint = "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#aaa' }\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("themes/old/a.livery.toml", Self.faint)
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    try Program.run(["check"] + arguments, in: folder.path)
  }

  private func configure(_ text: String, in name: String = "livery.toml") throws {
    try folder.write(name, text)
  }

  @Test(arguments: [
    ("", 1), ("ignore = ['contrast']", 0), ("ignore = ['contrast/text']", 0),
    ("ignore = ['css']", 1), ("select = ['css', 'name/role']", 0), ("select = ['contrast']", 1),
    ("[severity]\ncontrast = 'warning'", 0), ("[severity]\n'contrast/text' = 'off'", 0),
    ("[severity]\ncontrast = 'warning'\n'contrast/text' = 'error'", 1),
    ("[per-file-ignores]\n'old/' = ['contrast']", 0),
    ("[per-file-ignores]\n'themes/**/*.toml' = ['contrast']", 0),
    ("[per-file-ignores]\n'*.css' = ['contrast']", 1),
  ])
  func changesWhatCounts(text: String, status: Int32) throws {
    try configure(text)
    let run = try check("themes/old/a.livery.toml")
    #expect(run.status == status, "\(run)")
    // From anywhere, and for what is in a folder.
    #expect(try Program.run("check", folder.path + "/themes").status == status)
  }

  @Test func takesTheNearestAndWhatThatExtends() throws {
    try configure("ignore = ['contrast']")
    try configure("", in: "themes/livery.toml")
    #expect(try check("themes/old/a.livery.toml").status == 1)
    try configure("extends = '../livery.toml'", in: "themes/livery.toml")
    #expect(try check("themes/old/a.livery.toml").status == 0)
    #expect(try check("themes", "--config", "livery.toml").status == 0)
  }

  @Test func saysForWhichGTK() throws {
    let theme = "livery = 1\nname = 'x'\n[colors]\nthumbnail-bg = '#fff'\nthumbnail-fg = '#000'\n"
    let path = try folder.write("b.livery.toml", theme)
    // Nobody asked for the earliest GTK.
    #expect(try check(path).output.isEmpty)
    #expect(try check(path, "--target", "4.8..").output.contains("[target/role]"))
    try configure("target = '4.18..4.24'")
    #expect(try check(path).output.isEmpty)
    #expect(try check(path, "--target", "4.8").output.contains("[target/role]"))
    let css = { (arguments: [String]) in
      try Program.run(["css", path] + arguments, in: folder.path).output
    }
    #expect(try css([]) == css(["--target", "4.18..4.24"]))
    #expect(try css([]) != css(["--target", "4.8"]))
  }

  @Test(arguments: [
    ("ignore = ['contrast/txt']", 1, ":1:11: warning: no rule or family is called 'contrast/txt'"),
    ("taget = '4.8'", 1, ":1:1: error: no key is called 'taget'; did you mean 'target'?"),
    ("target = '4.9'", 1, ":1:10: error: GTK '4.9' is not known"),
    ("target = 4", 1, ":1:10: error: expected a string, not an integer"),
    ("[severity]\ncss = 'loud'", 1, ":2:7: error: expected 'error', 'warning', 'note' or 'off'"),
    ("select = [1]", 1, ":1:11: error: expected a rule in quotes"),
    ("extends = 'livery.toml'", 1, "livery.toml' extends itself"),
    ("extends = 'none.toml'", 1, "'none.toml' cannot be read: no such file or directory"),
    ("target = ", 1, ":1:"),
    ("matrix = 1", 1, ":1:10: error: expected a table, not an integer"),
    ("matrix.m = 'x'", 1, ":1:12: error: expected a table or tables, such as '[matrix.m]'"),
    ("[matrix.m]\nappearances = 'dark'", 1, ":2:15: error: expected an array, not a string"),
    ("[matrix.m]\ntheme = ['a']", 1, ":2:1: error: no key of a matrix is called 'theme'; did you"),
    ("[matrix.m]\nthemes = []", 1, ":2:10: error: expected at least one value"),
    ("[matrix.m]\nthemes = ['-']", 1, ":2:11: error: expected a theme's file or id in quotes"),
    ("[[matrix.m]]\n[[matrix.m]]\nappearances = ['Dark']", 1, ":3:16: error: expected traits"),
    ("[matrix.m]\naccents = ['#fff8']", 1, ":2:12: error: expected an opaque color"),
    ("[matrix.m]\ntext-scales = [1, 4]", 1, ":2:19: error: expected a number from 0.5 to 3"),
    ("[matrix.m]\ndirections = ['up']", 1, ":2:15: error: expected 'ltr' or 'rtl'"),
    ("vocabulary = 'waybar'", 1, ":1:14: error: expected an array of vocabularies, such as"),
    ("vocabulary = [1]", 1, ":1:15: error: expected the name or the file of a vocabulary in"),
    ("vocabulary = ['wayber']", 1, ":1:15: error: no vocabulary is called 'wayber'; a file is"),
    ("vocabulary = ['wayber']", 1, "; did you mean 'waybar'?"),
    ("vocabulary = ['./none']", 1, ":1:15: error: './none' cannot be read: no such file"),
    ("vocabulary = ['livery.toml']", 1, ":1:15: error: 'livery.toml' is no vocabulary: expected"),
    ("apps.a = 'x'", 1, ":1:10: error: expected a table, such as '[apps.a]'"),
    ("[apps.a]\ncommand = 'x'", 1, ":2:11: error: expected the words of a command line"),
    ("[apps.a]\ncommand = []", 1, ":2:11: error: expected the words of a command line"),
    ("[apps.a]\nscript = 's'", 1, ":1:7: error: expected the words of a command line"),
    ("[apps.'a/b']\ncommand = ['x']", 1, ":1:7: error: expected a name of up to 64 letters"),
    ("[apps.a]\ncomand = ['x']", 1, "no key of an app is called 'comand'; did you mean 'command'"),
  ])
  func saysWhatIsWrongWithIt(text: String, status: Int32, words: String) throws {
    try configure(text)
    let run = try check("themes/old/a.livery.toml")
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run)")
    #expect(run.errors.contains("livery.toml"))
  }

  @Test(arguments: [
    ("/etc/passwd", "/etc/passwd' cannot be read: it lies outside of the project '"),
    ("../outside.toml", "outside.toml' cannot be read: it lies outside of the project '"),
    ("link.toml", "link.toml' cannot be read: it lies outside of the project '"),
    ("secret.env", "'in/secret.env' is not a configuration: expected a key of one, such as"),
    ("pipe", "'in/pipe' cannot be read: it is not a regular file"),
  ])
  func extendsNoOtherFile(path: String, words: String) throws {
    try folder.write("outside.toml", "target = '4.8'\nPASSWORD hunter2\n")
    try folder.write("in/secret.env", "PASSWORD hunter2\nTOKEN=abc\n")
    try folder.write("in/a.livery.toml", "livery = 1\nname = 'x'\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.toml", withDestinationPath: "../outside.toml")
    mkfifo(folder.path + "/in/pipe", 0o600)
    try configure("extends = '\(path)'", in: "in/livery.toml")
    let run = try check("in/a.livery.toml")
    #expect(run.status == 1 && run.errors.contains("in/livery.toml:1:11: error: '"), "\(run)")
    #expect(run.errors.contains(words), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
  }

  /// Paths of other keys: what a project's file names is of the project, too.
  @Test(arguments: [
    ("baseline = '/etc/shadow'", ":1:12"), ("baseline = '../outside.json'", ":1:12"),
    ("baseline = 'link.json'", ":1:12"), ("palettes = '..'", ":1:12"),
    ("[matrix.m]\nthemes = ['a.livery.toml', '../private']", ":2:28"),
    ("[matrix.m]\nthemes = ['/etc']", ":2:11"), ("[matrix.m]\nthemes = ['../none']", ":2:11"),
  ])
  func namesNoFilesOfOthers(text: String, place: String) throws {
    try folder.write("outside.json", "{ 'token': 's3cr3t' }\n")
    try folder.write("private/token.json", "{ 'token': 's3cr3t' }\n")
    try folder.write("in/a.livery.toml", "livery = 1\nname = 'x'\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/link.json", withDestinationPath: "../outside.json")
    try configure(text, in: "in/livery.toml")
    let run = try check("in/a.livery.toml")
    #expect(run.status == 1 && run.errors.contains("in/livery.toml\(place): error: '"), "\(run)")
    #expect(run.errors.contains("cannot be read: it lies outside of the project '"), "\(run)")
    #expect(
      !run.errors.contains("s3cr3t") && run.errors.split(separator: "\n").count == 1, "\(run)")
  }

  /// What a vocabulary of the user's own says.
  @Test func knowsTheNamesOfAProgram() throws {
    let css = try folder.write(
      "bars/mine.css", "lanchbar > #laucnher.glowng, #app-1 { color: red; }\n")
    let words = [
      "has the node 'lanchbar'; did you mean 'launchbar'?",
      "no widget of Waybar or My Bar is called '#laucnher'; did you mean '#launcher'?",
      "has the style class 'glowng'; did you mean 'glowing'?",
    ]
    let clean = try check(css)
    #expect(words.allSatisfy { !clean.output.contains($0) }, "\(clean)")
    try folder.write(
      "bars/my-bar.vocabulary",
      "name = 'My Bar'\nnodes = ['launchbar']\nids = ['launcher', 'app-*']\n"
        + "classes = ['glowing']\n")
    try configure("vocabulary = ['waybar', 'bars/my-bar.vocabulary']")
    let run = try check(css)
    #expect(run.output.contains("no widget of GTK 3, Waybar or My Bar has"), "\(run)")
    #expect(words.allSatisfy { run.output.contains($0) }, "\(run)")
    #expect(!run.output.contains("app-1"))
    // A theme for all programs is none of a program's.
    let theme = try folder.write("gtk-4.0/gtk.css", "#workspacs { color: red; }\n")
    #expect(try check(theme).output.isEmpty)
    #expect(try !check(css).output.contains("uses GTK 3"))
  }

  @Test(arguments: [
    ("names = ['a']\nnodes = []", ":1:1: error: no key of a vocabulary is called 'names'; did you"),
    ("nodes = 'a'", ":1:9: error: expected an array of names, not a string"),
    ("classes = ['.a']", ":1:12: error: expected a name without '.', '#' or '@', such as"),
    ("ids = [1, '*', 'a*b', '']", ":1:8: error: expected a name"),
    ("ids = ['a']\ntarget = '4.9'", ":2:10: error: GTK '4.9' is not known"),
    ("ids = ['a']\nname = ''", ":2:8: error: expected the name of a program in quotes"),
    ("ids = ['a'", ":1:"),
  ])
  func saysWhatIsWrongWithAVocabulary(text: String, words: String) throws {
    try folder.write("my.vocabulary.toml", text)
    try configure("vocabulary = ['my.vocabulary.toml']")
    let run = try check("themes/old/a.livery.toml")
    #expect(run.status == 1 && run.errors.contains("my.vocabulary.toml" + words), "\(run)")
  }

  @Test(arguments: ["../outside.toml", "/etc/passwd", "./secret.env", "./pipe", "large.toml"])
  func readsNoOtherFileAsAVocabulary(path: String) throws {
    try folder.write("outside.toml", "nodes = ['hunter2']\n")
    try folder.write("in/secret.env", "PASSWORD hunter2\n")
    try folder.write(
      "in/large.toml", "nodes = ['hunter2']\n" + String(repeating: "#", count: 65_536))
    try folder.write("in/a.livery.toml", "livery = 1\nname = 'x'\n")
    mkfifo(folder.path + "/in/pipe", 0o600)
    try configure("vocabulary = ['\(path)']", in: "in/livery.toml")
    let run = try check("in/a.livery.toml")
    #expect(run.status == 1 && run.errors.contains("in/livery.toml:1:15: error: '"), "\(run)")
    #expect(!run.errors.contains("hunter2"), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
  }

  /// A person may be called as a program is.
  @Test func takesNoHomeForThatOfAProgram() throws {
    let css = "#workspacs { color: red; }\n"
    let names = ["waybar/style.css", "waybar/.config/waybar/style.css"]
    let outputs = try names.map { name in
      let path = try folder.write(name, css)
      return try Program.run("check", path, environment: ["HOME": folder.path + "/waybar"]).output
    }
    #expect(outputs[0].isEmpty, "\(outputs)")
    #expect(outputs[1].contains("'#workspaces'"), "\(outputs)")
  }

  @Test func extendsFilesOfItsRepository() throws {
    try folder.write(".git/HEAD", "")
    try configure("ignore = ['contrast']", in: "shared/base.toml")
    try configure("extends = '../shared/base.toml'", in: "themes/livery.toml")
    #expect(try check("themes/old/a.livery.toml").status == 0)
  }

  @Test func printsNothingOfALinkedFileThatIsNoConfiguration() throws {
    try folder.write("secret", "PASSWORD hunter2\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/themes/livery.toml", withDestinationPath: "../secret")
    let run = try check("themes/old/a.livery.toml")
    #expect(run.status == 66 && run.errors.contains("it lies outside of the project"), "\(run)")
    #expect(!run.errors.contains("PASSWORD"))
  }

  /// Patterns that match in so many ways that trying each of them never ended.
  @Test func endsWhateverThePatterns() throws {
    let path = String(repeating: "a/", count: 30) + "a.livery.toml"
    try folder.write(path, Self.faint)
    let pattern = String(repeating: "**/a/", count: 20) + "b"
    try configure("[per-file-ignores]\n\"\(pattern)\" = ['contrast']")
    try folder.write(".gitignore", pattern + "\n")
    #expect(try check(path).status == 1)
    #expect(try check(".").output.contains(path))
  }

  @Test func takesPatternsUpToALimit() throws {
    let lines = (0..<1_001).map { "'\($0)-legacy-theme.css' = ['contrast']\n" }.joined()
    try configure("[per-file-ignores]\n" + lines)
    let run = try check("themes/old/a.livery.toml")
    #expect(run.errors.contains("the patterns of a file have at most 16 KiB; "), "\(run)")
  }

  @Test func endsWhereItCannotBeRead() throws {
    try folder.write("livery.toml/in", "")
    let run = try check("themes/old/a.livery.toml")
    #expect(run.status == 66 && run.errors.contains("it is a folder"), "\(run)")
    #expect(try check("themes", "--config", "gone.toml").status == 66)
  }

  @Test func beginsWithABaseline() throws {
    let written = try check("themes", "--write-baseline", "known.json")
    #expect(written.status == 0 && written.output.isEmpty, "\(written)")
    #expect(try check("themes", "--baseline", "known.json").status == 0)
    // Lines above it change nothing, and neither does the folder that one is in.
    let path = try folder.write("themes/old/a.livery.toml", "# More\n\n" + Self.faint)
    try configure("baseline = 'known.json'")
    #expect(try check("themes").status == 0)
    #expect(
      try Program.run(["check", "a.livery.toml"], in: folder.path + "/themes/old").status == 0)
    try folder.write(
      "themes/old/a.livery.toml", Self.faint + "dialog-fg = { light = '#999', dark = '#fff' }\n")
    let new = try check(path)
    #expect(new.status == 1 && new.output.contains("'dialog-fg'"), "\(new)")
    #expect(!new.output.contains("'popover-fg'"))
  }

  @Test func keepsWhatIsNoBaseline() throws {
    try folder.write("mine.json", "{}")
    #expect(try check("themes", "--write-baseline", "mine.json").status == 73)
    #expect(try folder.read("mine.json") == Data("{}".utf8))
    #expect(try check("themes", "--baseline", "mine.json").status == 66)
    #expect(try check("themes", "--baseline", "a", "--write-baseline", "b").status == 64)
  }

  /// What stock Adwaita has nearly as faint, or alike to some eyes, is no news.
  @Test(arguments: [
    ("", false), ("severity.color-vision = 'note'", true), ("select = ['color-vision']", true),
    ("severity.'color-vision/alike' = 'warning'", true), ("ignore = ['color-vision']", false),
  ])
  func saysWhatSomeEyesSeeWhereItIsAskedTo(text: String, isSaid: Bool) throws {
    let file = try folder.write(
      "b.livery.toml",
      "livery = 1\nname = 'x'\n[colors]\naccent-bg = '#0b7285'\naccent = 'standalone($accent-bg)'\n"
    )
    try configure(text)
    let run = try check(file)
    #expect(run.output.contains("[color-vision/alike]") == isSaid, "\(run)")
  }

  @Test func namesThePalettesThatTemplatesAreProvedWith() throws {
    let template = try folder.write("t.css", "@define-color window_bg_color #{{base00-hex}};\n")
    #expect(try Program.run(["prove", template], in: folder.path).status == 64)
    try configure("palettes = 'gone'")
    let run = try Program.run(["prove", template], in: folder.path)
    #expect(
      run.status == 66 && run.errors.contains("\(folder.path)/gone' cannot be read"), "\(run)")
  }

  @Test func hasASchema() throws {
    let schema = try Program.run("schema", "--config").output
    let texts = [
      "{\"target\": \"4.18\", \"ignore\": [\"css\"], \"severity\": {\"contrast/text\": \"off\"}}",
      "{\"taget\": \"4.18\"}", "{\"ignore\": [\"contrast/txt\"]}",
      "{\"vocabulary\": [\"waybar\", \"my.toml\"]}", "{\"vocabulary\": [\"wayber\"]}",
    ]
    let output = try PythonModule("jsonschema").run(
      """
      schema, *texts = json.load(sys.stdin)
      valid = jsonschema.Draft202012Validator(json.loads(schema)).is_valid
      print([valid(json.loads(text)) for text in texts])
      """, input: String(decoding: try JSONEncoder().encode([schema] + texts), as: UTF8.self))
    #expect(output == "[True, False, False, True, False]")
  }
}
