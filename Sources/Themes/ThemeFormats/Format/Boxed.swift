/// A value that is kept beside what has it, so that whoever copies that copies a reference.
///
/// For what is large and seldom there: code to copy and destroy a value is made anew for all that has it.
@propertyWrapper package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  package init(wrappedValue: Value?) {
    box = wrappedValue.map(Box.init)
  }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}
