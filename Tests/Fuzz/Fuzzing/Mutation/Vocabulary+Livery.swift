extension Vocabulary {
  private static let names = #"""
    accent-bg accent-fg accent window-bg window-fg view-bg view-fg headerbar-bg card-bg
    card-fg popover-bg sidebar-bg label secondary-label separator link border blue-1 dark-5
    error-bg selection shade livery name extends traits palette colors custom-colors metrics
    fonts styles extra css allow appearances summary light dark default dark+pure-black
    light+stormy high-contrast control-radius window-radius spacing headline body size weight
    family style letter-spacing button:hover card entry label:selected background border-width
    radius shadow font opacity transition padding small none true false inf nan adwaita ocean
    a.livery.toml b.livery.toml
    """#

  static let toml = Vocabulary(
    words: names + " " + #"""
      1979-05-27T07:32:00Z 07:32:00 [[ ]] [ ] { } """ ''' = . , # ./a.livery.toml ..
      """#,
    values: quoted(expressions) + "\n" + #"""
      { light = "$c0", dark = "#000" }
      { default = "red", "dark+pure-black" = "$c1" }
      """⏎a\⏎  b"""
      '''x'''
      []
      {}
      [1, 2]
      ["dark"]
      true
      1979-05-27
      "a.livery.toml"
      "adwaita"
      "../x"
      ["0 1 2 0 #0005", "1 2 3 4 $accent"]
      { size = 17, weight = 700 }
      "headline"
      "label { color: @c0; }"
      1
      """#,
    elements: #"""
      [colors]
      [palette]
      [custom-colors]
      [styles]
      [metrics]
      [fonts]
      [extra]
      [traits]
      [colors.view-bg]
      [[colors]]
      [a.b.c]
      livery = 1
      name = "T"
      extends = "a.livery.toml"
      extends = "ocean"
      appearances = ["dark"]
      window-bg = "$c0"
      accent-bg = { light = "$c1", dark = "$c2" }
      c0 = "red"
      stormy = { summary = "S" }
      "light+stormy" = "$c0"
      a.b = 1
      a = [[], {}]
      "button:hover" = { background = "alpha($accent, 10%)", border-width = [1, 2] }
      "card card button:hover:active" = { shadow = ["0 1 2 0 #0005"], color = "$c0" }
      entry = { transition = 120, opacity = 0.5, font-family = "A \"B\"" }
      headline = { family = "Inter", size = 17, letter-spacing = -0.5 }
      card-radius = 12.5
      css = '''⏎calendar { color: @accent_color; }'''
      allow = ["contrast/text"]
      %% a.livery.toml⏎livery = 1⏎name = "A"⏎extends = "b.livery.toml"
      %% b.livery.toml⏎livery = 1⏎name = "B"⏎[colors]⏎link = "red"
      """#,
    brackets: #"""
      [ … ]
      {a= … }
      "mix( … ,red,.5)"
      " … "
      ''' … '''
      """#,
    separator: "\n"
  ) { "\($0) = \"$\($1)\"" }

  static let json = Vocabulary(
    words: quoted(names, " ") + " " + #"""
      true false null { } [ ] : , "" // /* */
      """#,
    values: quoted(expressions) + "\n" + #"""
      {"light": "$c0", "dark": "#000"}
      {"default": "red", "dark+pure-black": "$c1"}
      []
      {}
      [1, 2]
      ["dark"]
      true
      null
      "a.livery.json"
      "adwaita"
      {"size": 17, "weight": 700}
      "label { color: @c0; }"
      1
      ["0 1 2 0 #0005", "1 2 3 4 $accent"]
      """#,
    elements: #"""
      "colors": {"window-bg": "$c0"}
      "palette": {"c0": "red", "c1": "$c0"}
      "custom-colors": {"own": "$label"}
      "livery": 1
      "name": "T"
      "extends": "a.livery.json"
      "appearances": ["dark"]
      "c0": "#123"
      "accent-bg": {"light": "$c1", "dark": "$c2"}
      "card-radius": 12.5
      "traits": {"stormy": {"summary": "S"}}
      "light+stormy": "$c0"
      "styles": {"button:hover": {"background": "alpha($accent, 10%)"}}
      "card card button:hover": {"shadow": ["0 1 2 0 #0005"], "color": "$c0"}
      "fonts": {"headline": {"family": "Inter", "size": 17}}
      "extra": {"css": "calendar { color: @accent_color; }"}
      "": ""
      ⏎%% a.livery.json⏎{"livery": 1, "name": "A", "extends": "t.livery.json"}
      """#,
    brackets: #"""
      [ … ]
      {"a": … }
      "mix( … ,red,.5)"
      " … "
      """#,
    separator: ","
  ) { "\"\($0)\": \"$\($1)\"" }
}
