import CLiveryAdwaita

/// A value that came over a message bus.
public nonisolated indirect enum BusValue: Hashable, Sendable {
  /// A text, the path of an object or a type.
  case text(String)

  /// A whole number, or a Boolean as 0 and 1.
  case number(Int)

  /// The values of an array, a tuple or a dictionary entry; a variant is replaced by its value.
  case list([BusValue])

  /// A kind of value that is not used here.
  case other

  /// The deepest that lists are read.
  private static let depthLimit = 16

  init(_ variant: OpaquePointer, depth: Int = 0) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH, G_VARIANT_CLASS_SIGNATURE:
      self = .text(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_BOOLEAN: self = .number(Int(g_variant_get_boolean(variant)))
    case G_VARIANT_CLASS_BYTE: self = .number(Int(g_variant_get_byte(variant)))
    case G_VARIANT_CLASS_INT16: self = .number(Int(g_variant_get_int16(variant)))
    case G_VARIANT_CLASS_UINT16: self = .number(Int(g_variant_get_uint16(variant)))
    case G_VARIANT_CLASS_INT32: self = .number(Int(g_variant_get_int32(variant)))
    case G_VARIANT_CLASS_UINT32: self = .number(Int(g_variant_get_uint32(variant)))
    case G_VARIANT_CLASS_INT64: self = .number(Int(g_variant_get_int64(variant)))
    case G_VARIANT_CLASS_VARIANT where depth < Self.depthLimit:
      let values = Self.children(of: variant, depth)
      self = values.first ?? .other
    case G_VARIANT_CLASS_ARRAY, G_VARIANT_CLASS_TUPLE, G_VARIANT_CLASS_DICT_ENTRY:
      self = depth < Self.depthLimit ? .list(Self.children(of: variant, depth)) : .other
    default: self = .other
    }
  }

  private static func children(of variant: OpaquePointer, _ depth: Int) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child, depth: depth + 1)
    }
  }
}

nonisolated extension BusValue {
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  public var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The values of a list; empty for another kind of value.
  public var values: [BusValue] {
    if case .list(let values) = self { values } else { [] }
  }
}
