public import ArgumentParser
public import ThemeProject

extension TextDirection: ExpressibleByArgument {}
