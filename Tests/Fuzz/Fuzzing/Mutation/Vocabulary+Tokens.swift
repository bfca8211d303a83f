extension Vocabulary {
  private static let tokenWords = #"""
    "$value" "$type" "$description" "$extensions" "$extends" "$ref" "$root" "$deprecated"
    "color" "dimension" "number" "fontFamily" "fontWeight" "duration" "shadow" "typography"
    "border" "colorSpace" "components" "alpha" "hex" "unit" "px" "rem" "srgb" "hsl" "oklch"
    "display-p3" "none" "window-bg" "metrics" "palette" { } [ ] : , null true
    """#

  private static let tokenValues = #"""
    {"$value": "{color.c0}"}
    "{color.c1}"
    "{palette.c0}"
    "#ff0000"
    {"colorSpace": "srgb", "components": [0.05, 0.1, 0.15], "alpha": 0.9}
    {"colorSpace": "oklch", "components": [0.5, "none", 220]}
    [1, 0, 0]
    {"$value": {"colorSpace": "hsl", "components": [40, 90, 60]}}
    {"value": 7, "unit": "px"}
    {"$ref": "#/color/c0/$value"}
    {"$ref": "a.json"}
    {"$ref": "#/sets/a"}
    "color"
    []
    {}
    null
    "{}"
    {"$ref": "a.json#/color"}
    "{color}"
    "#/color/c0"
    """#

  private static let tokenElements = #"""
    "color": {"$type": "color", "window-bg": {"$value": "{color.c0}"}}
    "c0": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}
    "$extends": "{color}"
    "$extends": "#/palette"
    "$type": "color"
    "$root": {"$value": "{color.c0}"}
    "$description": "d"
    "alpha": 0.5
    "accent-bg": {"$type": "color", "$value": "{color.c0}"}
    "hex": "#ff0000"
    "metrics": {"card-radius": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}}
    "a": {"b": {"c": {"$value": 1}}}
    "own-name": {"$value": "{color.window-bg}"}
    "fonts": {"body": {"$type": "typography", "$value": {"fontFamily": "Inter"}}}
    """#

  private static let tokenBrackets = #"""
    [ … ]
    {"a": … }
    {"$value": … }
    {"$ref": … }
    {"$extends": … }
    """#

  static let tokens = Vocabulary(
    words: tokenWords, values: tokenValues, elements: tokenElements, brackets: tokenBrackets,
    separator: ","
  ) { "\"\($0)\": {\"$value\": \"{color.\($1)}\"}" }

  static let resolvers = Vocabulary(
    words: tokenWords + " " + #"""
      "version" "2025.10" "sets" "modifiers" "resolutionOrder" "sources" "contexts" "default"
      "type" "set" "modifier" "light" "dark" "a.json" "b.json" "#/sets/a" "#/modifiers/m"
      "$defs" "light-hc" "oled"
      """#,
    values: tokenValues,
    elements: tokenElements + "\n" + #"""
      "version": "2025.10"
      "sets": {"a": {"sources": [{"$ref": "a.json"}]}}
      "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}]
      {"$ref": "#/sets/a"}
      {"$ref": "#/modifiers/m"}
      {"$ref": "b.json#/color"}
      "modifiers": {"m": {"contexts": {"light": [], "dark": [{"$ref": "b.json"}]}}}
      "dark-hc": [{"color": {"$type": "color", "c0": {"$value": "{color.c1}"}}}]
      {"type": "set", "name": "s", "sources": []}
      "default": "light"
      {"type": "modifier", "name": "n", "contexts": {"x": [], "y": []}}
      ⏎%% a.json⏎{"color": {"$type": "color", "c1": {"$value": "{color.c0}"}}}
      ⏎%% b.json⏎{"color": {"c0": {"$type": "color", "$value": "{color.c1}"}}}
      """#,
    brackets: tokenBrackets, separator: ","
  ) { "\"\($0)\": {\"sources\": [{\"$ref\": \"#/sets/\($1)\"}, {\"$ref\": \"#/sets/\($1)\"}]}" }
}
