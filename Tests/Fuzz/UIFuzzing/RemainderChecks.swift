import CLiveryAdwaita
import Fuzzing

/// Judges what GtkBuilder gets of a UI file: no function, no file but the placed ones, nothing that
/// opens, plays or runs.
struct RemainderChecks {
  private let isOfRows: Bool

  /// The types of the objects with IDs.
  private var types: [String: GType] = [:]

  /// The IDs of objects that have ended.
  private var ended: Set<String> = []

  static func check(_ text: String, isOfRows: Bool = false) throws(Contradiction) {
    guard let markup = PlainMarkup.read(text) else {
      throw Contradiction("what is left is no XML:\n\(text)")
    }
    var checks = RemainderChecks(isOfRows: isOfRows)
    for element in markup.all where ["object", "template"].contains(element.name) {
      let id = element[element.name == "object" ? "id" : "class"] ?? ""
      checks.types[id] = RemainderChecks.type(element["class"])
    }
    do throws(Contradiction) {
      for child in markup.children {
        try claim(child.name == "interface", "the first element is '\(child.name)'")
        try checks.check(child, in: 0)
      }
    } catch {
      throw Contradiction("\(error), in:\n\(text)")
    }
  }

  private init(isOfRows: Bool) {
    self.isOfRows = isOfRows
  }

  private mutating func check(_ element: PlainMarkup, in owner: GType) throws(Contradiction) {
    var owner = owner
    switch element.name {
    case "interface":
      try claim(element["domain"]?.contains("/") != true, "a domain is a path")
    case "signal", "closure", "requires":
      throw Contradiction("'\(element.name)' is left")
    case "template" where !isOfRows:
      throw Contradiction("'template' is left")
    case "object", "template":
      owner = try checkObject(element)
    case "property", "binding":
      try checkValue(element, name: element["name"], of: owner)
    case "setter":
      try checkValue(element, name: element["property"], of: types[element["object"] ?? ""] ?? 0)
    case "constant":
      try check(element.text, as: RemainderChecks.type(element["type"]))
    default: break
    }
    for child in element.children { try check(child, in: owner) }
    if element.name == "object", let id = element["id"] { ended.insert(id) }
  }

  private func checkObject(_ object: PlainMarkup) throws(Contradiction) -> GType {
    let name = object["class"] ?? ""
    let type = RemainderChecks.type(name)
    try claim(object["type-func"] == nil, "a function gives the type '\(name)'")
    // A template of rows that has no type makes no rows.
    try claim(type != 0 || object.name == "template", "the type '\(name)' is unknown")
    for refused in RemainderChecks.refused {
      try claim(!RemainderChecks.isA(type, refused), "'\(name)' is a '\(refused)'")
    }
    guard RemainderChecks.isA(type, "GtkListStore") || RemainderChecks.isA(type, "GtkTreeStore")
    else { return type }
    let columns = object.children.filter { $0.name == "columns" }
    for value in object.all where value.name == "col" {
      let index = Int(value["id"] ?? "") ?? -1
      try claim(
        columns.count == 1 && columns[0].children.indices.contains(index),
        "a value of column '\(value["id"] ?? "")'")
      for column in columns[0].children {
        try claim(RemainderChecks.type(column["type"]) != 0, "a column of no type")
      }
      try check(value.text, as: RemainderChecks.type(columns[0].children[index]["type"]))
    }
    return type
  }

  /// Claims that a property of a type may have its value.
  private func checkValue(
    _ element: PlainMarkup, name: String?, of type: GType
  ) throws(Contradiction) {
    guard let found = RemainderChecks.property(name, of: type) else { return }
    let isSurface = ["GtkWindow", "GtkPopover"].contains { RemainderChecks.isA(type, $0) }
    try claim(
      !isSurface || !RemainderChecks.ofSurfaces.contains(found.name), "\(found.name) is set")
    var names = [found]
    if let source = element["bind-source"] {
      let other = element["bind-property"] ?? name
      RemainderChecks.property(other, of: types[source] ?? 0).map { names.append($0) }
    }
    let isBound = names.count > 1 || element["bind-source"] != nil || element.name == "binding"
    for one in names {
      let isPath = one.value == RemainderChecks.string && ["file", "filename"].contains(one.name)
      let isText = ["GFile", "GBytes", "GtkBuilderScope"].contains {
        RemainderChecks.isA(one.value, $0)
      }
      try claim(!isBound || !(isPath || isText), "'\(one.name)' is bound")
    }
    let isBlank = element.text.allSatisfy(\.isWhitespace)
    // GtkBuilder reads no text of a binding.
    try claim(
      isBlank || element.children.isEmpty || element.name == "binding",
      "'\(found.name)' has a text beside its elements")
    guard !isBound, element.children.isEmpty else { return }
    let text = element.text
    if found.value == RemainderChecks.string {
      try claim(found.name != "resource", "a resource is left")
      guard ["file", "filename"].contains(found.name) else { return }
      try claim(text.hasPrefix(UIChecks.folder), "the file '\(text)' is left")
    } else if found.name == "bytes", RemainderChecks.isA(type, "GtkBuilderListItemFactory") {
      try RemainderChecks.check(text, isOfRows: true)
    } else {
      try check(text, as: found.value)
    }
  }

  /// Claims that no file is read where a text is the value of a type.
  private func check(_ text: String, as type: GType) throws(Contradiction) {
    try claim(!RemainderChecks.isA(type, "GtkBuilderScope"), "a scope is set")
    if RemainderChecks.isA(type, "GFile") {
      try claim(text.hasPrefix("file://" + UIChecks.folder), "the file '\(text)' is left")
    }
    // GtkBuilder takes the name of an object that is not built yet for that of a file.
    guard ["GdkPaintable", "GdkPixbuf"].contains(where: { RemainderChecks.isA(type, $0) }) else {
      return
    }
    try claim(
      text.hasPrefix(UIChecks.folder) || ended.contains(text), "the picture '\(text)' is left")
  }
}

extension RemainderChecks {
  private static let string = GType(16 << 2)  // G_TYPE_STRING

  /// What reads, plays, runs or opens anything by itself.
  private static let refused = [
    "GApplication", "GtkAppChooser", "GtkBookmarkList", "GtkBuilder", "GtkBuilderScope",
    "GtkDirectoryList", "GtkFileChooser", "GtkFileLauncher", "GtkMediaControls", "GtkMediaStream",
    "GtkNativeDialog", "GtkPrintOperation", "GtkRecentManager", "GtkStyleProvider",
    "GtkUriLauncher", "GtkVideo",
  ]

  /// What lets a window appear, or says how.
  private static let ofSurfaces: Set = [
    "application", "display", "fullscreened", "hide-on-close", "maximized", "modal",
    "transient-for", "visible",
  ]

  private static func type(_ name: String?) -> GType { name.map { g_type_from_name($0) } ?? 0 }

  private static func isA(_ type: GType, _ name: String) -> Bool {
    let parent = g_type_from_name(name)
    return type != 0 && parent != 0 && g_type_is_a(type, parent) != 0
  }

  /// A property that a type has under a name, and the type of its values.
  private static func property(_ name: String?, of type: GType) -> (name: String, value: GType)? {
    guard let name, type != 0, g_type_is_a(type, GType(20 << 2)) != 0,  // G_TYPE_OBJECT
      let native = g_type_class_ref(type)
    else { return nil }
    defer { g_type_class_unref(native) }
    let found = g_object_class_find_property(
      native.assumingMemoryBound(to: GObjectClass.self), name)
    return found.map { (String(cString: $0.pointee.name), $0.pointee.value_type) }
  }
}
