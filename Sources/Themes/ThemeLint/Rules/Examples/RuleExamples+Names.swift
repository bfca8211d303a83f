import ThemeSource

extension RuleExamples {
  static let names: [RuleID: RuleExample] = [
    "name/key": .theme(
      #"sumary = "For the sea""#, "error: no key is called 'sumary'; did you mean 'summary'?",
      good: #"summary = "For the sea""#),
    "name/role": .theme(
      """
      [colors]
      windw-bg = "white"
      """, "error: no role is called 'windw-bg'; did you mean 'window-bg'?",
      good: """
        [colors]
        window-bg = { light = "white", dark = "black" }
        """),
    "name/component": .theme(
      """
      [styles]
      buton = { radius = 3 }
      """, "error: no component is called 'buton'; did you mean 'button'?",
      good: """
        [styles]
        button = { radius = 3 }
        """),
    "name/property": .theme(
      """
      [styles]
      button = { radios = 3 }
      """, "error: no property is called 'radios'; did you mean 'radius'?",
      good: """
        [styles]
        button = { radius = 3 }
        """),
    "name/state": .theme(
      """
      [styles]
      "button:hovr" = { radius = 3 }
      """, "error: no state is called 'hovr'; did you mean 'hover'?",
      good: """
        [styles]
        "button:hover" = { radius = 3 }
        """),
    "name/trait": .theme(
      """
      [colors]
      view-bg = { lihgt = "white", dark = "black" }
      """, "error: no trait is called 'lihgt'; did you mean 'light'?",
      good: """
        [colors]
        view-bg = { light = "white", dark = "black" }
        """),
    "name/theme": .theme(
      #"extends = "ocaen""#,
      """
      error: no theme is called 'ocaen'; expected a built-in theme's id, or a file beside this \
      one; did you mean 'ocean'?
      """,
      good: #"extends = "ocean""#),
    "name/taken": .theme(
      """
      [palette]
      view-bg = "white"
      """, "error: 'view-bg' is a role; set it under [colors], or choose another name",
      good: """
        [palette]
        paper = "white"

        [colors]
        view-bg = { light = "$paper", dark = "black" }
        """),
    "name/rule": .theme(
      """
      allow = ["refrence/unused"]

      [palette]
      paper = "white"
      """, "warning: no rule is called 'refrence/unused'; did you mean 'reference/unused'?",
      good: """
        allow = ["reference/unused"]

        [palette]
        paper = "white"
        """),
  ]
}
