// ThemeCSS
