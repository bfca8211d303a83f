// BuiltInThemes
