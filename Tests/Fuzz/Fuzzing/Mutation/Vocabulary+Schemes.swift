extension Vocabulary {
  static let yaml = Vocabulary(
    words: #"""
      system name scheme author variant slug description palette base00 base05 base0A base0F
      base10 base17 base18 dark light base16 base24 : - ? | > |- >+ & * ! !! % @ ` # --- ... {
      } [ ] , &a *a <<: !!str !!binary null ~ true 0x10 1e3 .inf " '
      """#,
    values: #"""
      "2e3440"
      "#eceff4"
      'd8dee9'
      5e81ac
      000000
      "zzzzzz"
      |⏎  text
      >⏎  a⏎  b
      {a: b}
      [a, b]
      "a\x41\u263A"
      'it''s'
      - a
      "dark"
      light
      ""
      ~
      "0b7285ff"
      &a b
      *a
      !!str x
      "a\⏎  b"
      """#,
    elements: #"""
        base00: "002040"
        base01: "102140"
        base02: "202240"
        base03: "302340"
        base04: "402440"
        base05: "502540"
        base06: "602640"
        base07: "702740"
        base08: "802840"
        base09: "902940"
        base0A: "002040"
        base0B: "102140"
        base0C: "202240"
        base0D: "302340"
        base0E: "402440"
        base0F: "502540"
        base10: "602640"
        base11: "702740"
        base12: "802840"
        base13: "902940"
        base14: "002040"
        base15: "102140"
        base16: "202240"
        base17: "302340"
      palette:
      system: "base16"
      name: "Shore"
      variant: "light"
      author: A (a@b.c)
      scheme: "Old"
      ---
      ...
      %YAML 1.2
      # comment
      ? a⏎: b
      <<: *a
      description: >⏎  a
      base0A: ffcc00
      """#,
    brackets: #"""
      [ … ]
      {a:  … }
      " … "
      ' … '
      {?  … }
      """#,
    separator: "\n"
  ) { "  \($0): \($1)" }
}
