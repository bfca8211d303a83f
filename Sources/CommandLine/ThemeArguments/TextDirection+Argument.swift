public import ArgumentParser
public import ThemeMatrix

extension TextDirection: ExpressibleByArgument {}
