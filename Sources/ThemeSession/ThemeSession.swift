// ThemeSession
