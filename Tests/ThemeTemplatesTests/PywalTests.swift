import Testing

@testable import ThemeTemplates

/// The right sides are what pywal16 3.8.15 printed for the same palette.
@Suite struct PywalTests {
  @Test(arguments: [
    (
      "{color1} {color1.rgb} {color1.rgbspace} {color1.xrgba}",
      "#2f6ffd 47,111,253 47 111 253 2f/6f/fd/ff"
    ),
    (
      "{color1.rgba} {color1.hex_argb} {color1.alpha}", "rgba(47,111,253,0.8) #CC2f6ffd [80]#2f6ffd"
    ),
    (
      "{color1.alpha_dec} {color1.alpha_hex} {color1.decimal} {color1.decimal_strip}",
      "0.8 CC #3108861 3108861"
    ),
    ("{color1.octal} {color1.octal_strip} {color2.strip}", "#13667775 13667775 54ca32"),
    ("{color2.red} {color2.green} {color2.blue} {color2.red_hex}", "0.329 0.792 0.196 54"),
    (
      "{color3.red_dec} {color3.w3_luminance} {color3.hex_color}", "121 0.06375239938027259 #792567"
    ),
    ("{color4.lighten(70%)} {color4.lighten(7.5%)} {color4.darken(10)}", "#e1d8e1 #e6dfe6 #8e738c"),
    ("{color4.darken(-10)} {color4.saturate(40%)} {color4.saturate(0)}", "#8e738c #bb62b5 #8f8f8f"),
    ("{color5.lighten(10%).darken(20%).strip} {color5.foxify(0.3)}", "a0b1aa #fdffff"),
    (
      "{color5.adjust_alpha(0.7).rgba} {color5.adjust_alpha(55).hex_argb}",
      "rgba(195,219,209,0.7) #8Cc3dbd1"
    ),
    ("{background} {background.xrgba} {foreground.lighten(200)}", "#0A141e 0a/14/1e/ff #118122136"),
    ("{cursor.darken(150)} {wallpaper} {alpha} {checksum}", "#-73-6e-64 /home/w.png 80 abc"),
    ("{{ {color6} }} {{color7}} {{{color8}}} {{{{ }}}}", "{ #e83606 } {color7} {{color8}} {{ }}"),
    ("{{color9}} {color9}\n", "{#5747a5} {color9}\n"),
    ("#{color10.lighten(3%)}; {color11.saturate(100).rgb}", "##7fa4db; 161,254,13"),
    ("a\r\n{color1}\r\n", "a\n#2f6ffd\n"),
  ])
  func fillsAsPywal16Does(template: String, expected: String) throws {
    #expect(try Samples.fill(template, in: .pywal) == expected)
  }

  @Test(arguments: [
    ("\n {color1.lightn(10)}", "2:2 colors of pywal have no method 'lightn'"),
    ("{color1.colour}", "1:1 colors of pywal have no property 'colour'"),
    ("{color1.lighten()}", "1:1 expected one number for 'lighten', such as 'lighten(10%)'"),
    (
      "a {color: red}",
      "1:3 this is no marker, and pywal16 then writes nothing at all; double the braces that are text"
    ),
    ("{color16}", "1:1 the palette has no 'color16'"),
    ("{wallpaper.rgb}", "1:1 'wallpaper' is no color"),
  ])
  func saysWhatItCannotFill(template: String, expected: String) throws {
    #expect(try Samples.problems(template, in: .pywal) == [expected])
  }

  @Test func warnsOfASignThatIsThereTwice() throws {
    let problems = try Samples.problems("x: #{color1.lighten(10%)}; #{color1.strip}", in: .pywal)
    #expect(problems.count == 1 && problems[0].hasPrefix("1:4 pywal16 prints the '#'"))
  }
}
