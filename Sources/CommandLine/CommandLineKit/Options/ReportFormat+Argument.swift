public import ArgumentParser
public import ThemeLint

extension ReportFormat: ExpressibleByArgument {}
