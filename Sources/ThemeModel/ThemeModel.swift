// ThemeModel
