extension Vocabulary {
  private static let gtkColors =
    colors + "\n" + #"""
      @window_bg_color
      @c0
      @c1
      mix(@c0, @c1, 0.3)
      alpha(currentColor, 0.5)
      shade(@theme_bg_color, 1.2)
      lighter(@c0)
      var(--accent-bg-color)
      var(--c0, red)
      color-mix(in srgb, @c0 60%, var(--c1))
      oklab(from var(--c0) min(l, 0.5) a b)
      rgb(from @c0 r g b / 50%)
      calc(1px * (2 + 3))
      rgb(0 0 6/80%)
      """#

  static let css = Vocabulary(
    words: colorFunctions + " " + #"""
      @define-color @import @media @keyframes @supports @charset :root window_bg_color c0 c1
      --c0 accent_color theme_bg_color button .card #id label:hover :not(.flat) > + ~ * , { }
      ; : ! ( ) /* */ <!-- --> url( url(data:image/png;base64,AAAA) color background-image
      box-shadow filter blur(3px) linear-gradient( cross-fade( animation calc( px em % deg
      !important U+26 \ "
      """#,
    values: gtkColors + "\n" + #"""
      1px solid red
      0 1px 2px @c0, inset 0 0 0 1px red
      none
      10px
      linear-gradient(red, @c0)
      calc(100% - 3px)
      url("a.png")
      scale(2) rotate(1turn)
      all 200ms ease
      "tnum" 1
      bold 12pt/1.2 "A B", Sans
      cross-fade(50% image(red), image(blue))
      var(--a, var(--b))
      """#,
    elements: #"""
      @define-color window_bg_color #2e3440
      @define-color accent_bg_color @c0
      @define-color c0 mix(@c1, white, .3)
      @define-color \+g red
      @define-color bg #fff
      :root { --accent-bg-color: #123; --c0: var(--c1); }
      --window-bg-color: var(--c0)
      @media (prefers-color-scheme: dark) { @define-color window_bg_color #111; }
      @media (prefers-contrast: more) and (not (prefers-color-scheme: dark)) { :root { --a: red; } }
      button:hover:not(.flat) > label { color: @c0; padding: 3px 4px; }
      color: @accent_color
      @keyframes a { from { opacity: 0; } 50% { color: red; } to { opacity: 1; } }
      @import url("other.css")
      /* a */
      * { box-shadow: 0 0 3px red; }
      a{b{c:d}}
      box-shadow: 0 1px 2px alpha(black, 0.5)
      background-image: linear-gradient(red, blue)
      """#,
    brackets: #"""
      { … }
      ( … )
      [ … ]
      mix( … , red, 0.5)
      alpha( … , 0.5)
      a{ … }
      @media (prefers-color-scheme: dark) { … }
      calc( … )
      :not( … )
      cross-fade(50%  … , red)
      var(--a,  … )
      /* … */
      """#,
    separator: ";\n"
  ) { "@define-color \($0) @\($1)" }

  static let gradience = Vocabulary(
    words: #"""
      "name" "variables" "palette" "custom_css" "gtk4" "gtk3" "plugins" "blue_" "1"
      "accent_color" "window_bg_color" "own_name" true null { } [ ] : ,
      """#,
    values: quoted(gtkColors) + "\n" + #"""
      "@\\+g"
      {}
      []
      null
      1
      {"1": "#ff0000"}
      ""
      "@define-color c0 red; label { color: @c0; }"
      {"gtk4": "a { color: red; }"}
      """#,
    elements: #"""
      "variables": {"window_bg_color": "@c0"}
      "palette": {"blue_": {"1": "#99c1f1"}}
      "custom_css": {"gtk4": "@define-color c0 red; .card { margin: 1px; }"}
      "accent_bg_color": "mix(@c0, black, 0.3)"
      "view_bg_color": "#000"
      "c0": "red"
      "own_name": "rgba(1, 2, 3, .4)"
      "red_": {"1": "#f00"}
      "name": "P"
      "window_fg_color": "rgba(0, 0, 0, 0.8)"
      "\\+g": "@red_1"
      """#,
    brackets: #"""
      [ … ]
      {"a": … }
      "mix( … ,red,.5)"
      "alpha( … , 0.5)"
      """#,
    separator: ","
  ) { "\"\($0)\": \"@\($1)\"" }
}
