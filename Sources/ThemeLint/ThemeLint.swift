// ThemeLint
