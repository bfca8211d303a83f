extension Vocabulary {
  static let colorFunctions = #"""
    rgb( rgba( hsl( hsla( hwb( oklab( oklch( lab( lch( color( color-mix( mix( alpha( shade(
    lighter( darker( readable( standalone( none from in srgb srgb-linear display-p3 a98-rgb
    prophoto-rgb rec2020 xyz xyz-d50 xyz-d65 deg grad rad turn transparent white black red
    currentColor gray50 LightGoldenrod1 , / % )
    """#

  static let colors = #"""
    #fff
    #0b72
    #0b7285
    #0b728580
    white
    transparent
    rgb(1 2 3 / 50%)
    rgba(10%, 20%, 30%, 0.5)
    hsl(none 10% 20%)
    hwb(200 90% 90%)
    oklch(0.7 0.4 250)
    oklab(1e6 -1e6 none / none)
    lab(50 -200 200)
    lch(50 1e9 1e9turn)
    color(display-p3 2 -1 0.5)
    color(xyz-d50 0.1 0.2 0.3)
    color(prophoto-rgb 0 1 0)
    #0b7285ff
    rgb(0,0,0)
    hsl(1e9 200% -50%)
    """#

  static let expressions =
    colors + "\n" + #"""
      $window-bg
      $c0
      $c1
      $reef
      mix($label, white, 0.3)
      alpha($accent, 150%)
      shade($c0, 1e3)
      readable($accent-bg)
      readable($c0, $c1, red, #0000)
      standalone(readable($window-bg))
      color-mix(in oklch, $c0 30%, none)
      color-mix(in oklab, $window-bg 0%, color(rec2020 1 0 0) 40%)
      lighter(darker($link))
      color-mix(in oklch, hsl(none 50% 50%), oklch(0.5 none none / none))
      """#

  static let color = Vocabulary(
    words: colorFunctions + " " + #"""
      $window-bg $reef $accent @window_bg_color @accent_color /* */ \ #
      """#,
    values: expressions + "\n" + #"""
      @accent_bg_color
      mix(@blue_1, @c0, -0.5)
      """#,
    elements: expressions,
    brackets: #"""
      mix( … , red, 0.5)
      alpha( … , 50%)
      shade( … , 1.1)
      readable( … )
      readable(red,  … )
      standalone( … )
      color-mix(in oklab,  …  30%, blue)
      color-mix(in oklch, red,  … )
      ( … )
      lighter( … )
      /* … */
      """#,
    separator: ","
  ) { "mix($\($0), $\($1), 0.5)" }
}
