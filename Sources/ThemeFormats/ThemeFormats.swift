// ThemeFormats
