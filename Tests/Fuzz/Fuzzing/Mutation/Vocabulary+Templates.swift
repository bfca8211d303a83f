extension Vocabulary {
  static let template = Vocabulary(
    words: #"""
      {{ }} {{{ }}} {{# {{^ {{/ {{! {{> {{& {{= =}} <* *> { } {{{{ }}}} | : , . # " \ ' _ ( ) % +
      - * / for in if else endfor endif not include colors primary surface on_surface default light
      dark hex rgb rgba hsl hsla red alpha hue mode image is_dark_mode loop index first last i
      base00-hex base0A-rgb-r base0F-dec-b base05-hex-bgr scheme-name scheme-author color0 color15
      background foreground cursor wallpaper checksum strip xrgba octal lighten darken saturate
      set_alpha set_lightness set_hue auto_lightness invert grayscale to_color format replace blend
      harmonize snake_case lower_case camel_case pascal_case kebab_case 0..4 0..99999999
      """#,
    values: #"""
      {{base00-hex}}
      {{#scheme-name}}
      {{/scheme-name}}
      {{^base00-hex}}
      {{=<% %>=}}
      <%base0D-hex%>
      {{! comment }}
      {{{scheme-author}}}
      {{colors.primary.default.hex}}
      {{colors.surface.dark.rgba | set_alpha: 0.5}}
      {{ "Hello World" | snake_case }}
      {{ "a" | replace: "a", "aaaaaaaa" }}
      {{colors.primary.light.hex | blend: {{colors.surface.dark.hex}}, 0.5}}
      {{colors.primary.light.hex | harmonize: {{ "#00ff00" | to_color }}}}
      <* for name, value in colors *>
      <* for i in 0..9 *>
      <* endfor *>
      <* if {{is_dark_mode}} *>
      <* else *>
      <* endif *>
      {color1}
      {color1.lighten(10%)}
      {color2.rgb}
      {background.alpha}
      {{color1}}
      {wallpaper}
      """#,
    elements: #"""
      @define-color window_bg_color #{{base00-hex}};
      @define-color window_fg_color {{colors.on_surface.default.hex}};
      @define-color accent_bg_color {color4};
      {{name}}: {{value.default.hex}}
      {{i}} {{loop.index}} {{loop.first}}
      {{=| |=}}
      """#,
    brackets: #"""
      {{ … }}
      { … }
      <* if … *>
      <* for i in 0..2 *> … <* endfor *>
      {{#scheme-name}} … {{/scheme-name}}
      " … "
      """#,
    separator: "\n"
  ) { "@define-color \($0) @\($1);" }
}
