public import ArgumentParser
public import ThemeFormats

extension ThemeFormat: ExpressibleByArgument {}
